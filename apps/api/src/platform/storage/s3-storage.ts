import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Logger } from '@nestjs/common';
import type { S3Settings } from '../../config/read-storage';
import { type ObjectContent, ObjectStorage, type StoredObject, typeOfKey } from './object-storage';
import { type Patience, S3Bucket } from './s3-bucket';

/** Keeps files in a bucket. A key has one content only. */
export class S3Storage extends ObjectStorage {
  private readonly logger = new Logger('Storage');
  private readonly bucket: S3Bucket;

  constructor(settings: S3Settings, patience?: Patience) {
    super();
    this.bucket = new S3Bucket(settings, patience);
  }

  /** A service that is away now may be back in a moment, so whatever it says is only written down. */
  async onModuleInit(): Promise<void> {
    const isReached = await this.exists('images/none.jpg').then(
      () => true,
      () => false,
    );
    if (!isReached) this.logger.error('The object storage does not answer, or does not accept our key.');
  }

  async put(key: string, content: ObjectContent): Promise<void> {
    const type = typeOfKey(key);
    // As a whole, since its digest is signed.
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

  /** Such a service keeps a file whole or not at all. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }
}
