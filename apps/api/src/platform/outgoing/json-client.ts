import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { outgoingSeconds } from '../metrics/metrics';
import { userAgent } from './user-agent';

export interface JsonRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** `silence`: unknown whether the request arrived. */
export type JsonResponse =
  | { kind: 'json'; status: number; headers: IncomingHttpHeaders; body: unknown }
  /** A complete response that is not JSON: a proxy's page, a broken body. */
  | { kind: 'other'; status: number; headers: IncomingHttpHeaders }
  | { kind: 'silence'; reason: string };

export interface JsonClientLimits {
  headersTimeoutMs: number;
  totalTimeoutMs: number;
  maxBytes: number;
}

/** A socket idle for longer may have been closed at the other end, which would lose the next request. */
const idleSocketMs = 4_000;
const maxSockets = 64;

/**
 * Calls external services. Unlike `fetch` it enforces deadlines to the last byte and a maximum size, follows no
 * redirects, never retries and never throws.
 */
export class JsonClient {
  private readonly agents = {
    http: new HttpAgent({ keepAlive: true, timeout: idleSocketMs, maxSockets: maxSockets }),
    https: new HttpsAgent({ keepAlive: true, timeout: idleSocketMs, maxSockets: maxSockets }),
  };

  constructor(private readonly limits: JsonClientLimits) {}

  request(request: JsonRequest): Promise<JsonResponse> {
    return new Promise((resolve) => {
      try {
        this.send(request, resolve);
      } catch (error) {
        resolve({ kind: 'silence', reason: nameOf(error) });
      }
    });
  }

  close(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  private send({ method, url, headers, body }: JsonRequest, resolve: (response: JsonResponse) => void): void {
    const { host } = new URL(url);
    const measure = outgoingSeconds.startTimer({ host });
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const isSecure = url.startsWith('https:');
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      method,
      agent: isSecure ? this.agents.https : this.agents.http,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent(),
        'accept-encoding': 'identity',
        ...headers,
        ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
      },
    });
    let isSettled = false;
    const end = (outcome: JsonResponse) => {
      clearTimeout(headersTimer);
      clearTimeout(totalTimer);
      if (!isSettled)
        measure({
          outcome: outcome.kind === 'silence' ? 'silence' : `${outcome.status.toString().charAt(0)}xx`,
        });
      isSettled = true;
      resolve(outcome);
    };
    const giveUp = (reason: string) => {
      end({ kind: 'silence', reason });
      request.destroy();
    };
    // The timer itself resolves the promise, even if destroying the request emits no event.
    const headersTimer = setTimeout(giveUp, this.limits.headersTimeoutMs, 'no response in time');
    const totalTimer = setTimeout(giveUp, this.limits.totalTimeoutMs, 'no complete response in time');

    request.on('error', (error) => giveUp(nameOf(error)));
    request.on('close', () => giveUp('the connection was closed'));
    request.on('response', (response) => {
      clearTimeout(headersTimer);
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > this.limits.maxBytes) giveUp('the response is too long');
        else chunks.push(chunk);
      });
      response.on('error', (error) => giveUp(nameOf(error)));
      response.on('end', () => {
        const { statusCode: status = 0, headers: head } = response;
        const text = isPlainJson(head) ? decode(Buffer.concat(chunks)) : undefined;
        const json = text === undefined ? undefined : parse(text);
        end(
          json
            ? { kind: 'json', status, headers: head, body: json.value }
            : { kind: 'other', status, headers: head },
        );
      });
    });
    request.end(payload);
  }
}

const isPlainJson = (headers: IncomingHttpHeaders) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '') &&
  /^(?:identity)?$/i.test(headers['content-encoding'] ?? '');

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Codes only: messages may contain an IP address. */
const nameOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException | undefined)?.code ?? 'the connection failed';
