import { errorCatalogue, paths, type ErrorCode, type ErrorDetails, type QuoteResponse } from '@app/contracts';
import { aCatalogue, type FakeCatalogue } from './a-catalogue';

export interface SentRequest {
  method: string;
  path: string;
  body: unknown;
  /** As sent, by their names as written. */
  headers: Record<string, string>;
}

type Answer = (request: Omit<SentRequest, 'headers'>) => Response | Promise<Response>;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const answers = {
  ok:
    (body: unknown): Answer =>
    () =>
      json(200, body),
  created:
    (body: unknown): Answer =>
    () =>
      json(201, body),
  refused:
    (code: ErrorCode, details?: ErrorDetails): Answer =>
    () =>
      json(errorCatalogue[code].status, {
        error: errorCatalogue[code].sentence,
        code,
        requestId: 'test',
        ...(details ? { details } : {}),
      }),
  unreachable: (): Answer => () => {
    throw new TypeError('Failed to fetch');
  },
  text:
    (status: number, body: string): Answer =>
    () =>
      new Response(body, { status }),
  never: (): Answer => () => new Promise<Response>(() => undefined),
};

const pathOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

/** Nothing leaves a test: whatever was not faked is refused by name. */
export function refuseTraffic(): void {
  globalThis.fetch = (input) => Promise.reject(new Error(`Not faked: ${pathOf(input)}`));
}

/** Stands in for the API: a catalogue to read, quotes to save, and a list of what was asked. */
export class FakeApi {
  readonly requests: SentRequest[] = [];
  private readonly routes = new Map<string, Answer>();

  constructor(public catalogue: FakeCatalogue = aCatalogue()) {
    this.on('GET', paths.materials, () => json(200, this.catalogue.materials));
    this.on('GET', paths.thicknesses, () => json(200, this.catalogue.thicknesses));
    this.on('GET', paths.sinkTypes, () => json(200, this.catalogue.sinkTypes));
    this.on('GET', paths.cutouts, () => json(200, this.catalogue.cutouts));
    globalThis.fetch = (input, init) => this.answer(pathOf(input), init);
  }

  on(method: string, path: string, answer: Answer): this {
    this.routes.set(`${method} ${path}`, answer);
    return this;
  }

  saves(quote: QuoteResponse): this {
    return this.on('POST', paths.quotes, answers.created(quote)).on(
      'GET',
      paths.quote(quote.id),
      answers.ok(quote),
    );
  }

  sent(method: string, path: string): SentRequest[] {
    return this.requests.filter((request) => request.method === method && request.path === path);
  }

  private async answer(path: string, init: RequestInit = {}): Promise<Response> {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: { ...(init.headers as Record<string, string>) },
    };
    this.requests.push(request);
    const answer = this.routes.get(`${request.method} ${path}`);
    if (!answer) throw new Error(`Not faked: ${request.method} ${path}`);
    return Promise.race([answer(request), givenUp(init.signal)]);
  }
}

/** As a browser does: whoever gives up on a question hears at once that there will be no answer. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
