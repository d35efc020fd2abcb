import { mailLabels as labels } from '@app/contracts';
import type { MailKind } from '@app/mails';

/** Names in the log of mails. */
export const mailLabels: Record<MailKind, string> = labels;

/** All kinds of mails; see the templates of `@app/mails`. */
export type { MailKind };
export const mailKinds = Object.keys(labels) as readonly MailKind[];
