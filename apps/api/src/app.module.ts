import { Module, type DynamicModule } from '@nestjs/common';
import { AdminModule } from './admin';
import { AttachmentsModule } from './attachments';
import { BasketModule } from './basket';
import { CatalogueModule } from './catalogue';
import { CompanyModule } from './company';
import type { AppConfig } from './config/app-config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { entities } from './entities';
import { HealthModule } from './health';
import { ImagesModule } from './images';
import { MetricsModule } from './metrics';
import { InquiriesModule } from './inquiries';
import { JobsModule } from './jobs';
import { OrderPageModule } from './order-page';
import { OrderChangesModule } from './order-changes';
import { OrdersModule } from './orders';
import { PaymentsModule } from './payments';
import { PlatformModule } from './platform/platform.module';
import { StorageModule } from './platform/storage/storage.module';
import { PostcodesModule } from './postcodes';
import { QuotesModule } from './quotes';
import { StaffModule } from './staff';
import { TradeModule } from './trade';

@Module({})
export class AppModule {
  static of(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.of(entities),
        PlatformModule,
        StorageModule,
        HealthModule,
        MetricsModule,
        CompanyModule,
        CatalogueModule,
        QuotesModule,
        BasketModule,
        JobsModule,
        PaymentsModule,
        OrdersModule,
        OrderPageModule,
        OrderChangesModule,
        TradeModule,
        InquiriesModule,
        AttachmentsModule,
        ImagesModule,
        PostcodesModule,
        StaffModule,
        AdminModule,
      ],
    };
  }
}
