import { serviceUrl, matching, text, type ReadVariable } from '@app/server';

export interface S3Settings {
  kind: 's3';
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  /** Secret: never in a log, an error or a response. */
  secretAccessKey: string;
}

export type StorageSettings = S3Settings | { kind: 'disk'; folder: string };

export function readStorage(read: ReadVariable): StorageSettings {
  if (read('S3_BUCKET', text('')) === '')
    return { kind: 'disk', folder: read('STORAGE_FOLDER', text('.data/files')) };
  return {
    kind: 's3',
    endpoint: read('S3_ENDPOINT', serviceUrl(['https:', 'http:'])),
    bucket: read('S3_BUCKET', matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')),
    region: read('S3_REGION', matching(/^[a-z0-9-]{1,40}$/, 'a region such as eu-west-2', 'us-east-1')),
    accessKeyId: read('S3_ACCESS_KEY_ID', matching(/^[\x21-\x7e]{3,128}$/, 'an access key')),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', matching(/^[\x21-\x7e]{8,256}$/, 'a secret access key')),
  };
}
