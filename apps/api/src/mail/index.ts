export { addMail, addOrInclude, isMailPending, type NewMail } from './add-mail';
export { type MailKind, mailKinds, mailLabels } from './mail-kind';
export { Mail, type MailAttachmentNote, mailStates, type MailState, receiverTextSql } from './mail.entity';
export {
  type ComposedMail,
  type MailAttachment,
  type MailCalendar,
  type MailComposer,
  MailComposers,
  type MailToCompose,
  type WithheldMail,
} from './composing/mail-composers';
export { MailTools, ModuleMails } from './composing/module-mails';
export { messageIdOf } from './composing/build-message';
export { SmtpMailSender } from './delivery/adapters/smtp-mail-sender';
export { MailSender, type ServerTrouble, serverTroubles } from './delivery/mail-sender';
export { MailServerBreaker } from './delivery/mail-server-breaker';
export { canBeResent, resendMail, tryMailNow } from './resend-mail';
export { MailModule } from './mail.module';
export { FinishMail } from './delivery/finish-mail';
