import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { ReactMailTemplates } from './adapters/react-mail-templates';
import { SmtpMailSender } from './adapters/smtp-mail-sender';
import { ComposeMail } from './compose-mail';
import { DeliverMail } from './deliver-mail';
import { deliverMail } from './jobs/deliver-mail.job';
import { DeliverMailProcessor } from './jobs/deliver-mail.processor';
import { MailComposers } from './mail-composers';
import { MailHealthController } from './mail-health.controller';
import { MailSender } from './mail-sender';
import { MailSweep } from './mail-sweep';
import { MailTemplates } from './mail-templates';
import { ServerGate } from './server-gate';
import { SettleMail } from './settle-mail';

/**
 * Composes and sends mails: part of the worker. Asking for one needs no module, only a transaction; the modules that
 * compose register with {@link MailComposers} when they start.
 */
@Global()
@Module({
  imports: [BullModule.registerQueue({ name: deliverMail.queue })],
  controllers: [MailHealthController],
  providers: [
    MailComposers,
    { provide: MailTemplates, useClass: ReactMailTemplates },
    { provide: MailSender, useClass: SmtpMailSender },
    ComposeMail,
    SettleMail,
    ServerGate,
    DeliverMail,
    DeliverMailProcessor,
    MailSweep,
    Clock,
  ],
  exports: [MailComposers],
})
export class MailModule {}
