import { mailLabels as labels } from '@app/contracts';
import type { MailKind } from './mail-kind';

/** What each mail is called in the log: whoever adds a kind gives it a name there. */
export const mailLabels: Record<MailKind, string> = labels;
