import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/app-config';
import { AppError } from '../errors/app-error';
import { type ObjectContent, ObjectStorage, type StoredObject, typeOfKey } from './object-storage';

/** How long the service may take to answer, and how often it is asked where it does not. */
const usualPatience = { answerMs: 10_000, tries: 3, pauseMs: 200 };
export type Patience = typeof usualPatience;

/**
 * Keeps files with a service that speaks S3: Amazon's, or one of the many others. Whatever is asked may be asked again,
 * since a key has one content only.
 */
export class S3Storage extends ObjectStorage {
  private readonly logger = new Logger('Storage');
  private readonly client: AwsClient;
  /** Path-style, which all of them know. */
  private readonly root: string;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    private readonly patience: Patience = usualPatience,
  ) {
    super();
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.root = `${endpoint}/${bucket}/`;
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
    const headers = { 'content-type': typeOfKey(key) };
    // As a whole, since its digest is signed.
    const body = Buffer.isBuffer(content) ? content : await readFile(content.path);
    await this.ask('PUT', key, [200, 201, 204], { headers, body });
  }

  async get(key: string): Promise<StoredObject | null> {
    const type = typeOfKey(key);
    const reply = await this.ask('GET', key, [200, 404]);
    if (reply.status === 404 || !reply.body) {
      await reply.body?.cancel();
      return null;
    }
    const size = Number(reply.headers.get('content-length'));
    return { content: Readable.fromWeb(reply.body as ReadableStream<Uint8Array>), size, type };
  }

  async exists(key: string): Promise<boolean> {
    const reply = await this.ask('HEAD', key, [200, 404]);
    return reply.status === 200;
  }

  async delete(key: string): Promise<void> {
    await this.ask('DELETE', key, [200, 204, 404]);
  }

  /** Such a service keeps a file whole or not at all. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  /** @throws AppError `server/unavailable` where no such answer comes, however often it is asked */
  private async ask(
    method: string,
    key: string,
    expected: readonly number[],
    { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<Response> {
    typeOfKey(key);
    const signedHeaders = {
      ...headers,
      // Signed with the rest, so that the service notices where something changed on the way.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    let reason = '';
    for (let attempt = 1; attempt <= this.patience.tries; attempt += 1) {
      if (attempt > 1) await pause(this.patience.pauseMs * 2 ** (attempt - 2));
      const reply = await this.once(method, key, { headers: signedHeaders, body }).catch(reasonOf);
      if (typeof reply === 'string') {
        reason = reply;
        continue;
      }
      if (expected.includes(reply.status)) return reply;
      await reply.body?.cancel();
      reason = `status ${reply.status}`;
      // A refusal will not become a yes.
      if (reply.status < 500 && reply.status !== 429) break;
    }
    this.logger.error(`${method} was not carried out: ${reason}`);
    throw new AppError('server/unavailable');
  }

  /** The time limit is for the answer to begin: how fast a file is read afterwards is its reader's business. */
  private async once(
    method: string,
    key: string,
    { headers, body }: { headers: Record<string, string>; body?: Buffer },
  ): Promise<Response> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), this.patience.answerMs);
    try {
      return await this.client.fetch(this.root + key, {
        method,
        headers,
        // Never to where the key is not meant for.
        redirect: 'manual',
        signal: giveUp.signal,
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The code of what went wrong on the way: a message may repeat what was sent. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
