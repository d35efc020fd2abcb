import { hash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/read-storage';
import { AppError } from '../errors/app-error';
import { userAgent } from '../outgoing/user-agent';

/** How long to wait for a response, and how often to retry. */
const defaultRetryPolicy = { responseTimeoutMs: 10_000, tries: 3, pauseMs: 200 };
export type RetryPolicy = typeof defaultRetryPolicy;

/** A file with its known SHA-256 is streamed, never whole in memory. */
type Body = Buffer | { path: string; sha256: string };

interface RequestOptions {
  headers?: Record<string, string>;
  body?: Body;
}

/**
 * A bucket of any S3 service. All requests can be repeated safely. Every method throws AppError `server/unavailable`
 * after the last retry.
 */
export class S3Bucket {
  private readonly logger = new Logger('Storage');
  private readonly client: AwsClient;
  /** Path-style URLs, which all services support. */
  private readonly root: string;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    private readonly retryPolicy: RetryPolicy = defaultRetryPolicy,
  ) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.root = `${endpoint}/${bucket}`;
  }

  async put(key: string, type: string, body: Body): Promise<void> {
    await this.request('PUT', pathOf(key), [200, 201, 204], { headers: { 'content-type': type }, body });
  }

  /** The body must be read or cancelled. Null: no such file. */
  async get(key: string): Promise<(Response & { body: NonNullable<Response['body']> }) | null> {
    const reply = await this.request('GET', pathOf(key), [200, 404]);
    if (reply.status === 200 && reply.body) return reply as Response & { body: typeof reply.body };
    await reply.body?.cancel();
    return null;
  }

  async exists(key: string): Promise<boolean> {
    return (await this.request('HEAD', pathOf(key), [200, 404])).status === 200;
  }

  async delete(key: string): Promise<void> {
    await this.request('DELETE', pathOf(key), [200, 204, 404]);
  }

  /** Names of the first thousand folders below a prefix that ends with a slash. */
  async folders(prefix: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix, delimiter: '/' });
    const found = await (await this.request('GET', `?${query.toString()}`, [200])).text();
    return [...found.matchAll(/<CommonPrefixes>\s*<Prefix>([^<]+)\/<\/Prefix>/g)].map(([, path = '']) =>
      path.slice(prefix.length),
    );
  }

  private async request(
    method: string,
    path: string,
    expected: readonly number[],
    { headers = {}, body }: RequestOptions = {},
  ): Promise<Response> {
    // The signed digest lets the service detect corruption.
    const signed = { ...headers, 'user-agent': userAgent(), 'x-amz-content-sha256': digestOf(body) };
    let reason = '';
    for (let attempt = 1; attempt <= this.retryPolicy.tries; attempt += 1) {
      if (attempt > 1) await pause(this.retryPolicy.pauseMs * 2 ** (attempt - 2));
      const reply = await this.sendOnce(method, path, { headers: signed, body }).catch(reasonOf);
      if (typeof reply === 'string') {
        reason = reply;
        continue;
      }
      if (expected.includes(reply.status)) return reply;
      await reply.body?.cancel();
      reason = `status ${reply.status}`;
      // Retrying does not help after a rejected request.
      if (reply.status < 500 && reply.status !== 429) break;
    }
    this.logger.error(`${method} failed: ${reason}`);
    throw new AppError('server/unavailable');
  }

  /** The timeout covers the start of the response only; the reader may take its time. */
  private async sendOnce(
    method: string,
    path: string,
    { headers, body }: { headers: Record<string, string>; body: Body | undefined },
  ): Promise<Response> {
    const content = body && (Buffer.isBuffer(body) ? body : await openAsBlob(body.path));
    const abortController = new AbortController();
    const timer = setTimeout(() => abortController.abort(), this.retryPolicy.responseTimeoutMs);
    try {
      return await this.client.fetch(this.root + path, {
        method,
        headers,
        // A redirect must not get our signature.
        redirect: 'manual',
        signal: abortController.signal,
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
  return hash('sha256', body ?? '', 'hex');
}

/** Codes only: messages may contain request data. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
