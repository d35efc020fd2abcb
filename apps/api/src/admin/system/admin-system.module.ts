import { Module } from '@nestjs/common';
import { MailServerCheck } from '../../mail';
import { PaymentsCoreModule } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { PostcodesModule } from '../../postcodes';
import { JobQueuesModule } from '../../queue';
import { SystemReport } from './system-report';
import { SystemController } from './system.controller';

@Module({
  imports: [JobQueuesModule, PaymentsCoreModule, PostcodesModule],
  controllers: [SystemController],
  providers: [SystemReport, MailServerCheck, Clock],
})
export class AdminSystemModule {}
