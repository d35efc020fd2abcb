import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { QuotePdfsModule } from '../../quotes';
import { AdminMailsController } from './admin-mails.controller';
import { ReadMails } from './read-mails';
import { ResendMailByHand } from './resend-mail-by-hand';
import { TryMailByHand } from './try-mail-by-hand';

@Module({
  imports: [QuotePdfsModule],
  controllers: [AdminMailsController],
  providers: [ReadMails, ResendMailByHand, TryMailByHand, Clock],
})
export class AdminMailsModule {}
