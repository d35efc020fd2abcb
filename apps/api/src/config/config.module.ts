import { Module, type DynamicModule } from '@nestjs/common';
import { AppConfig } from './app-config';

/** Hands the one checked configuration to whoever asks for {@link AppConfig}. */
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
