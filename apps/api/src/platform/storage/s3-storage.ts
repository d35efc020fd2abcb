import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Logger } from '@nestjs/common';
import type { S3Settings } from '../../config/read-storage';
import { type ObjectContent, ObjectStorage, type StoredObject, typeOfKey } from './object-storage';
import { type RetryPolicy, S3Bucket } from './s3-bucket';

export class S3Storage extends ObjectStorage {
  private readonly logger = new Logger('Storage');
  private readonly bucket: S3Bucket;

  constructor(settings: S3Settings, retryPolicy?: RetryPolicy) {
    super();
    this.bucket = new S3Bucket(settings, retryPolicy);
  }

  async onModuleInit(): Promise<void> {
    const isReached = await this.exists('images/none.jpg').then(
      () => true,
      () => false,
    );
    if (!isReached) this.logger.error('The object storage does not answer or rejects our key.');
  }

  async put(key: string, content: ObjectContent): Promise<void> {
    const type = typeOfKey(key);
    // Read into memory, since the request signs its digest.
    const body = Buffer.isBuffer(content) ? content : await readFile(content.path);
    await this.bucket.put(key, type, body);
  }

  async get(key: string): Promise<StoredObject | null> {
    const type = typeOfKey(key);
    const reply = await this.bucket.get(key);
    if (!reply) return null;
    const size = Number(reply.headers.get('content-length'));
    return { content: Readable.fromWeb(reply.body as ReadableStream<Uint8Array>), size, type };
  }

  async exists(key: string): Promise<boolean> {
    typeOfKey(key);
    return await this.bucket.exists(key);
  }

  async delete(key: string): Promise<void> {
    typeOfKey(key);
    await this.bucket.delete(key);
  }

  /** S3 stores a file completely or not at all. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }
}
