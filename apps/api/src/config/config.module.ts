import { Module, type DynamicModule } from '@nestjs/common';
import { AppConfig } from './app-config';

@Module({})
export class ConfigModule {
  static of(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: AppConfig, useValue: config }],
      exports: [AppConfig],
    };
  }
}
