import { Module, type DynamicModule } from '@nestjs/common';
import { AdminModule } from './admin/index';
import { AttachmentsModule } from './attachments/index';
import { AuthModule } from './auth/index';
import { BasketModule } from './basket/index';
import { CatalogueModule } from './catalogue/index';
import type { AppConfig } from './config/app-config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { entities } from './entities';
import { HealthModule } from './health/index';
import { ImagesModule } from './images/index';
import { InquiriesModule } from './inquiries/index';
import { PaymentsModule } from './payments/index';
import { LimitsModule } from './platform/limits/limits.module';
import { SecurityModule } from './platform/security/security.module';
import { StorageModule } from './platform/storage/storage.module';
import { PostcodesModule } from './postcodes/index';
import { QuotesModule } from './quotes/index';

/** The HTTP API. */
@Module({})
export class AppModule {
  static of(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.of(entities),
        LimitsModule,
        SecurityModule,
        StorageModule,
        HealthModule,
        CatalogueModule,
        QuotesModule,
        BasketModule,
        PaymentsModule,
        InquiriesModule,
        AttachmentsModule,
        ImagesModule,
        PostcodesModule,
        AuthModule,
        AdminModule,
      ],
    };
  }
}
