import { Module } from '@nestjs/common';
import { MailServerCheck } from '../../mail/index';
import { PaymentsCoreModule } from '../../payments/index';
import { Clock } from '../../platform/clock/clock';
import { PostcodesModule } from '../../postcodes/index';
import { JobQueuesModule } from '../../queue/index';
import { SystemController } from './system.controller';
import { SystemReport } from './system-report';

@Module({
  imports: [JobQueuesModule, PaymentsCoreModule, PostcodesModule],
  controllers: [SystemController],
  providers: [SystemReport, MailServerCheck, Clock],
})
export class AdminSystemModule {}
