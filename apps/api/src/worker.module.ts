import { Module, type DynamicModule } from '@nestjs/common';
import { AlertsWorkerModule } from './alerts/index';
import { AttachmentsWorkerModule } from './attachments/index';
import { AuthWorkerModule } from './auth/index';
import { BackupsWorkerModule } from './backups/index';
import type { AppConfig } from './config/app-config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { entities } from './entities';
import { InquiriesWorkerModule } from './inquiries/index';
import { MailModule } from './mail/index';
import { PaymentsWorkerModule } from './payments/index';
import { PeopleWorkerModule } from './people/index';
import { StorageModule } from './platform/storage/storage.module';
import { QueueModule } from './queue/index';
import { QuotesWorkerModule } from './quotes/index';

/** Background work. */
@Module({})
export class WorkerModule {
  static of(config: AppConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.of(entities),
        StorageModule,
        QueueModule,
        MailModule,
        QuotesWorkerModule,
        PaymentsWorkerModule,
        AlertsWorkerModule,
        InquiriesWorkerModule,
        AttachmentsWorkerModule,
        AuthWorkerModule,
        PeopleWorkerModule,
        BackupsWorkerModule,
      ],
    };
  }
}
