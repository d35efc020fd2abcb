import { mailLabels as labels } from '@app/contracts';
import type { MailKind } from '@app/mails';

export const mailLabels: Record<MailKind, string> = labels;

export type { MailKind };
export const mailKinds = Object.keys(labels) as readonly MailKind[];
