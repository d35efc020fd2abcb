export { addMail } from './add-mail';
export type { NewMail } from './add-mail';
export { isOnItsWay } from './delivery/is-on-its-way';
export { canBeResent } from './can-be-resent';
export type { MailKind } from './mail-kind';
export { mailLabels } from './mail-kind';
export { Mail, type MailAttachmentNote } from './mail.entity';
export { MailComposers } from './letters/mail-composers';
export type {
  ComposedMail,
  MailAttachment,
  MailComposer,
  MailToCompose,
  WithheldMail,
} from './letters/mail-composers';
export { MailServerCheck } from './delivery/mail-server-check';
export { mailKinds } from './mail-kind';
export { mailStates, type MailState } from './mail.entity';
export { resendMail, type ResentMail } from './resend-mail';
export { tryMailNow } from './delivery/try-mail-now';
export { MailModule } from './mail.module';
export { SettleMail } from './delivery/settle-mail';
