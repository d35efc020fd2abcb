import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { dataSourceOptions } from './data-source-options';
import { Notifications } from './notifications';
import { Statements } from './statements';

@Global()
@Module({})
export class DatabaseModule {
  static of(entities: DataSourceOptions['entities']): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [AppConfig],
          useFactory: (config: AppConfig) => ({
            ...dataSourceOptions(config, entities),
            retryAttempts: 5,
            retryDelay: 1_000,
          }),
        }),
      ],
      providers: [Statements, Notifications],
      exports: [Statements, Notifications],
    };
  }
}
