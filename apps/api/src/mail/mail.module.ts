import { Global, Module } from '@nestjs/common';
import { SmtpMailSender } from './delivery/adapters/smtp-mail-sender';
import { DeliverMail } from './delivery/deliver-mail';
import { MailHealthController } from './delivery/mail-health.controller';
import { MailSender } from './delivery/mail-sender';
import { MailSweep } from './delivery/mail-sweep';
import { MailServerBreaker } from './delivery/mail-server-breaker';
import { MailServerWatch } from './delivery/mail-server-watch';
import { FinishMail } from './delivery/finish-mail';
import { ComposeMail } from './composing/compose-mail';
import { MailComposers } from './composing/mail-composers';
import { MailTemplates } from './composing/mail-templates';

/**
 * Part of the worker. Requesting a mail needs only a transaction; modules that compose mails register with {@link
 * MailComposers} at startup.
 */
@Global()
@Module({
  controllers: [MailHealthController],
  providers: [
    MailComposers,
    MailTemplates,
    { provide: MailSender, useClass: SmtpMailSender },
    ComposeMail,
    FinishMail,
    MailServerBreaker,
    MailServerWatch,
    DeliverMail,
    MailSweep,
  ],
  exports: [MailComposers, FinishMail, MailServerBreaker],
})
export class MailModule {}
