import { mailLabels as labels } from '@app/contracts';
import type { MailKind } from '@app/mails';

/** What each mail is called in the log: whoever adds a kind gives it a name there. */
export const mailLabels: Record<MailKind, string> = labels;

/** Every mail that the shop sends; the templates say what each is. */
export type { MailKind };
export const mailKinds = Object.keys(labels) as readonly MailKind[];
