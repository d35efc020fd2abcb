import type { StorageSettings } from '../../config/app-config';
import { DiskStorage } from './disk-storage';
import type { ObjectStorage } from './object-storage';
import { S3Storage } from './s3-storage';

/** The place where files are kept, as the settings have it. */
export const createStorage = (settings: StorageSettings): ObjectStorage =>
  settings.kind === 's3' ? new S3Storage(settings) : new DiskStorage(settings.folder);
