import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/read-storage';
import { AppError } from '../errors/app-error';
import { userAgent } from '../outgoing/user-agent';

/** How long the service may take to answer, and how often it is asked where it does not. */
const usualPatience = { answerMs: 10_000, tries: 3, pauseMs: 200 };
export type Patience = typeof usualPatience;

/** Bytes, or a file whose SHA-256 is known: it is read while it is sent, and never whole in memory. */
type Body = Buffer | { path: string; sha256: string };

interface Question {
  headers?: Record<string, string>;
  body?: Body;
}

/**
 * A bucket of a service that speaks S3: Amazon's, or one of the many others. Whatever is asked may be asked again.
 * Every method throws AppError `server/unavailable` where no answer comes, however often it is asked.
 */
export class S3Bucket {
  private readonly logger = new Logger('Storage');
  private readonly client: AwsClient;
  /** Path-style, which all of them know. */
  private readonly root: string;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    private readonly patience: Patience = usualPatience,
  ) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.root = `${endpoint}/${bucket}`;
  }

  async put(key: string, type: string, body: Body): Promise<void> {
    await this.ask('PUT', pathOf(key), [200, 201, 204], { headers: { 'content-type': type }, body });
  }

  /** Its body must be read or cancelled. null: there is none. */
  async get(key: string): Promise<(Response & { body: NonNullable<Response['body']> }) | null> {
    const reply = await this.ask('GET', pathOf(key), [200, 404]);
    if (reply.status === 200 && reply.body) return reply as Response & { body: typeof reply.body };
    await reply.body?.cancel();
    return null;
  }

  async exists(key: string): Promise<boolean> {
    return (await this.ask('HEAD', pathOf(key), [200, 404])).status === 200;
  }

  /** Where there is none, nothing happens. */
  async delete(key: string): Promise<void> {
    await this.ask('DELETE', pathOf(key), [200, 204, 404]);
  }

  /** The first thousand folders below one that ends with a slash: their names. */
  async folders(prefix: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix, delimiter: '/' });
    const found = await (await this.ask('GET', `?${query.toString()}`, [200])).text();
    return [...found.matchAll(/<CommonPrefixes>\s*<Prefix>([^<]+)\/<\/Prefix>/g)].map(([, path = '']) =>
      path.slice(prefix.length),
    );
  }

  private async ask(
    method: string,
    path: string,
    expected: readonly number[],
    { headers = {}, body }: Question = {},
  ): Promise<Response> {
    // Signed with the rest, so that the service notices where something changed on the way.
    const signed = { ...headers, 'user-agent': userAgent, 'x-amz-content-sha256': digestOf(body) };
    let reason = '';
    for (let attempt = 1; attempt <= this.patience.tries; attempt += 1) {
      if (attempt > 1) await pause(this.patience.pauseMs * 2 ** (attempt - 2));
      const reply = await this.once(method, path, { headers: signed, body }).catch(reasonOf);
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
    path: string,
    { headers, body }: { headers: Record<string, string>; body: Body | undefined },
  ): Promise<Response> {
    const content = body && (Buffer.isBuffer(body) ? body : await openAsBlob(body.path));
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), this.patience.answerMs);
    try {
      return await this.client.fetch(this.root + path, {
        method,
        headers,
        // Never to where the key is not meant for.
        redirect: 'manual',
        signal: giveUp.signal,
        ...(content && { body: content as Blob | Uint8Array<ArrayBuffer> }),
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

const pathOf = (key: string) => `/${key.split('/').map(encodeURIComponent).join('/')}`;

function digestOf(body: Body | undefined): string {
  if (body && !Buffer.isBuffer(body)) return body.sha256;
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}

/** The code of what went wrong on the way: a message may repeat what was sent. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
