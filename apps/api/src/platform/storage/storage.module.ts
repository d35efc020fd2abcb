import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { DiskStorage } from './disk-storage';
import { ObjectStorage } from './object-storage';
import { S3Storage } from './s3-storage';

/** The one place where files are kept, for whoever asks for {@link ObjectStorage}. */
@Global()
@Module({
  providers: [
    {
      provide: ObjectStorage,
      inject: [AppConfig],
      useFactory: ({ storage }: AppConfig): ObjectStorage =>
        storage.kind === 's3' ? new S3Storage(storage) : new DiskStorage(storage.folder),
    },
  ],
  exports: [ObjectStorage],
})
export class StorageModule {}
