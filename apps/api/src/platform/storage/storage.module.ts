import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import type { StorageSettings } from '../../config/read-storage';
import { DiskStorage } from './disk-storage';
import { ObjectStorage } from './object-storage';
import { S3Storage } from './s3-storage';

export const createStorage = (settings: StorageSettings): ObjectStorage =>
  settings.kind === 's3' ? new S3Storage(settings) : new DiskStorage(settings.folder);

@Global()
@Module({
  providers: [
    {
      provide: ObjectStorage,
      inject: [AppConfig],
      useFactory: ({ storage }: AppConfig): ObjectStorage => createStorage(storage),
    },
  ],
  exports: [ObjectStorage],
})
export class StorageModule {}
