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
import { MailTools } from './composing/module-mails';
import { MailTemplates } from './composing/mail-templates';

/**
 * Part of the worker. Requesting a mail needs only a transaction; a module that composes mails has a {@link
 * ModuleMails}.
 */
@Global()
@Module({
  controllers: [MailHealthController],
  providers: [
    MailComposers,
    MailTools,
    MailTemplates,
    { provide: MailSender, useClass: SmtpMailSender },
    ComposeMail,
    FinishMail,
    MailServerBreaker,
    MailServerWatch,
    DeliverMail,
    MailSweep,
  ],
  exports: [MailTools, FinishMail, MailServerBreaker],
})
export class MailModule {}
