import { Processor } from '@nestjs/bullmq';
import { DueJobProcessor } from '../../platform/background/due-job-processor';
import { DeliverMail } from '../deliver-mail';
import { deliverMail } from './deliver-mail.job';

@Processor(deliverMail.queue, { concurrency: deliverMail.concurrency })
export class DeliverMailProcessor extends DueJobProcessor {
  constructor(private readonly mails: DeliverMail) {
    super();
  }

  protected work(id: string, handedOutUntil: Date): Promise<void> {
    return this.mails.deliver(id, handedOutUntil);
  }
}
