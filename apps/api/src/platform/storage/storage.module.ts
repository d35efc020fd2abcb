import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { createStorage } from './create-storage';
import { ObjectStorage } from './object-storage';

/** The one place where files are kept, for whoever asks for {@link ObjectStorage}. */
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
