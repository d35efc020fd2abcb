import { Processor } from '@nestjs/bullmq';
import { DueJobProcessor } from '../../platform/background/due-job-processor';
import { MailSweep } from '../mail-sweep';
import { deliverMail } from './deliver-mail.job';

@Processor(deliverMail.queue, { concurrency: deliverMail.concurrency })
export class DeliverMailProcessor extends DueJobProcessor {
  constructor(sweep: MailSweep) {
    super(sweep);
  }
}
