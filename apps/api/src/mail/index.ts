export { addMail } from './add-mail';
export type { NewMail } from './add-mail';
export { isOnItsWay } from './is-on-its-way';
export { canBeResent } from './can-be-resent';
export type { MailKind } from './mail-kind';
export { mailLabels } from './mail-labels';
export { Mail, type MailAttachmentNote } from './mail.entity';
export { MailComposers } from './mail-composers';
export type {
  ComposedMail,
  MailAttachment,
  MailComposer,
  MailToCompose,
  WithheldMail,
} from './mail-composers';
export { MailServerCheck } from './mail-server-check';
export { mailKinds } from './mail-kind';
export { mailStates, type MailState } from './mail-state';
export { resendMail, type ResentMail } from './resend-mail';
export { tryMailNow } from './try-mail-now';
export { MailModule } from './mail.module';
export { mailSettled, type MailSettled } from './mail-settled';
