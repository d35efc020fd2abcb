import { Module, type DynamicModule } from '@nestjs/common';
import { AlertsWorkerModule } from './alerts';
import { AppointmentsWorkerModule } from './appointments';
import { AttachmentsWorkerModule } from './attachments';
import { CompanyFactsModule } from './company';
import type { AppConfig } from './config/app-config';
import { ConfigModule } from './config/config.module';
import { DataWorkerModule } from './data';
import { DatabaseModule } from './database/database.module';
import { entities } from './entities';
import { InquiriesWorkerModule } from './inquiries';
import { MailModule } from './mail';
import { WorkerMetricsModule } from './metrics';
import { OrderChangesWorkerModule } from './order-changes';
import { OrdersWorkerModule } from './orders';
import { PaymentsWorkerModule } from './payments';
import { PlatformModule } from './platform/platform.module';
import { StorageModule } from './platform/storage/storage.module';
import { PrivacyWorkerModule } from './privacy';
import { QueueModule } from './queue';
import { QuotesWorkerModule } from './quotes';
import { StaffWorkerModule } from './staff';
import { TradeWorkerModule } from './trade';

@Module({})
export class WorkerModule {
  static of(config: AppConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.of(entities),
        PlatformModule,
        StorageModule,
        QueueModule,
        WorkerMetricsModule,
        CompanyFactsModule,
        MailModule,
        QuotesWorkerModule,
        OrdersWorkerModule,
        AppointmentsWorkerModule,
        PaymentsWorkerModule,
        OrderChangesWorkerModule,
        TradeWorkerModule,
        AlertsWorkerModule,
        InquiriesWorkerModule,
        AttachmentsWorkerModule,
        StaffWorkerModule,
        PrivacyWorkerModule,
        DataWorkerModule,
      ],
    };
  }
}
