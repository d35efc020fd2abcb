import { errorCatalogue, totalCountHeader, type ErrorCode, type ErrorDetails } from '@app/contracts';

interface SentRequest {
  method: string;
  path: string;
  /** Parsed JSON; anything else as passed. */
  body: unknown;
  /** As sent, names unchanged. */
  headers: Record<string, string>;
}

export type MockResponse = (request: Omit<SentRequest, 'headers'>) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const mockResponses = {
  ok:
    (body: unknown): MockResponse =>
    () =>
      json(200, body),
  /** A page of a list, with the number of rows in all pages. */
  list:
    (rows: readonly unknown[], total: number | string = rows.length): MockResponse =>
    () =>
      json(200, rows, { [totalCountHeader]: String(total) }),
  created:
    (body: unknown): MockResponse =>
    () =>
      json(201, body),
  refused:
    (code: ErrorCode, details?: ErrorDetails): MockResponse =>
    () =>
      json(errorCatalogue[code].status, {
        error: errorCatalogue[code].sentence,
        code,
        requestId: 'test',
        ...(details ? { details } : {}),
      }),
  unreachable: (): MockResponse => () => {
    throw new TypeError('Failed to fetch');
  },
  text:
    (status: number, body: string): MockResponse =>
    () =>
      new Response(body, { status }),
  never: (): MockResponse => () => new Promise<Response>(() => undefined),
};

const pathOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

/** Makes requests without a mock fail. */
export function rejectUnmockedRequests(): void {
  globalThis.fetch = (input) => Promise.reject(new Error(`Not mocked: ${pathOf(input)}`));
}

/** Answers fetch calls with configured responses, and records the requests. */
export class FakeServer {
  readonly requests: SentRequest[] = [];
  private readonly routes = new Map<string, MockResponse>();

  constructor() {
    globalThis.fetch = (input, init) => this.respond(pathOf(input), init);
  }

  on(method: string, path: string, response: MockResponse): this {
    this.routes.set(`${method} ${path}`, response);
    return this;
  }

  sent(method: string, path: string): SentRequest[] {
    return this.requests.filter((request) => request.method === method && request.path === path);
  }

  private async respond(path: string, init: RequestInit = {}): Promise<Response> {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
      headers: { ...(init.headers as Record<string, string>) },
    };
    this.requests.push(request);
    const respond = this.routes.get(`${request.method} ${path}`);
    if (!respond) throw new Error(`Not mocked: ${request.method} ${path}`);
    return Promise.race([respond(request), rejectOnAbort(init.signal)]);
  }
}

const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
