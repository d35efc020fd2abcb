export { addMail } from './add-mail';
export type { NewMail } from './add-mail';
export { isOnItsWay } from './is-on-its-way';
export type { MailKind } from './mail-kind';
export { mailLabels } from './mail-labels';
export { Mail } from './mail.entity';
export { MailComposers } from './mail-composers';
export type {
  ComposedMail,
  MailAttachment,
  MailComposer,
  MailToCompose,
  WithheldMail,
} from './mail-composers';
export { MailModule } from './mail.module';
export { mailSettled, type MailSettled } from './mail-settled';
