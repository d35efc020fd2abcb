import type { ApiDocument, Operation, Schema } from './api-document.ts';

export interface RandomRequest {
  operation: Operation;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** Plausible form input; for each schema a text that matches is chosen. */
const commonTexts = [
  'Ada Lovelace',
  'ada@example.com',
  'sw1a 1aa',
  'RG1 8DG',
  '0118 496 0123',
  'Two basins, please.\nAnd a splashback.',
  '2026-11-02',
  '357.00',
  '1200',
  '5',
  '1,2',
  '[1,2]',
  '#a0b1c2',
  'session-1763685801000-abcdefghijklmnop',
  'AAAAAAAAAAAAAAAAAAAAAQ',
];

/** One grey pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Plausible values by field name. */
const commonValues: Record<string, unknown[]> = {
  length: [1_200, '1200', 640],
  width: [350, '350', 300],
  needsDelivery: [false],
  basketSessionId: ['session-1763685801000-abcdefghijklmnop', null],
  quoteIds: [null],
  cutoutIds: [null],
  replacesQuoteId: [null],
  depositAmount: [null],
  totalPrice: [null],
  postcode: ['RG1 1AA', 'sw1a2aa'],
  deliveryAddress: ['1 High Street', null],
  lengthMm: [1_200, 640],
  widthMm: [350, 300],
  percent: ['4', '-2.5', null],
  amount: ['1.50', '12.00', null],
  includeInactive: [false, true],
  imageData: [picture.toString('base64')],
  mimeType: ['image/png'],
  totalAmount: ['357.00', '35.70'],
  version: [null],
  lastValidDay: ['2099-12-21'],
};

/** Invalid input. */
const oddValues: unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  'null',
  'x'.repeat(10_000),
  '\u0000',
  '\ud800',
  '😀'.repeat(200),
  `' OR 1=1 --`,
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '../../etc/passwd',
  '%00',
  '\r\nBcc: a@b.c',
  '__proto__',
  '2026-02-30',
  '١٢٠٠',
  '\u202egpj.exe',
  'ada@example.com, bob@example.com',
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  2 ** 31,
  1_200,
  true,
  false,
  null,
  [],
  {},
  [[[[[[]]]]]],
  { length: 1e9 },
];

/** An object from a response. Its id has the names that other operations use. */
type KnownObject = Record<string, unknown>;

const maxRemembered = 500;

/**
 * Random requests from the document, reproducible by seed and responses. Each is about one object of an earlier
 * response, so that operations build on each other. Half of them contain some invalid input.
 */
export class RandomRequests {
  private knownObjects: KnownObject[] = [];
  /** The object this request is about. */
  private subject: KnownObject = {};
  /** Share of invalid input in this request. */
  private oddness = 0;
  private readonly document;
  private readonly chance;
  private readonly ignoredValue;

  /** @param ignoredValue is never learnt from responses: our own account, which random sign-ins would lock */
  constructor(document: ApiDocument, chance: () => number, ignoredValue: string) {
    this.document = document;
    this.ignoredValue = ignoredValue;
    this.chance = chance;
  }

  /**
   * @param onlyVisitors leaves out staff's operations: random ones soon deactivate all that is for sale
   * @param preferred operations that are tried more often, such as 'POST /api/quotes'
   */
  next({ onlyVisitors, preferred }: { onlyVisitors: boolean; preferred: readonly string[] }): RandomRequest {
    const { operations } = this.document;
    const visitors = operations.filter(({ path }) => !path.startsWith('/api/admin'));
    const missing = visitors.filter(({ method, path }) => preferred.includes(`${method} ${path}`));
    const candidates = onlyVisitors || this.chance() < 0.5 ? visitors : operations;
    const operation = this.oneOf(missing.length > 0 && this.chance() < 0.2 ? missing : candidates);
    this.subject = this.subjectFor(operation);
    this.oddness = this.chance() < 0.5 ? 0 : 0.08;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    let path = operation.path;
    for (const parameter of operation.parameters) {
      if (parameter.in !== 'path' && !parameter.required && this.chance() < 0.6) continue;
      const name = parameter.name === 'id' ? idOf(operation.path.split('/{id}')[0]) : parameter.name;
      const value = asText(this.valueFor(parameter.schema, name));
      // Never empty or with a slash: the router would choose another operation.
      const segment = encodeURIComponent(value.replaceAll('/', '').slice(0, 200) || '0');
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, segment);
      else if (parameter.in === 'query') query.append(parameter.name, value);
      else headers[parameter.name] = value.replaceAll(/[^\x20-\x7e]/g, '') || 'none';
    }
    const url = query.size > 0 ? `${path}?${query.toString()}` : path;
    return { operation, url, headers, ...this.bodyFor(operation, headers) };
  }

  /** Of some earlier objects the one with most of the operation's fields: for a quote a colour with its material. */
  private subjectFor({ parameters, requestBody }: Operation): KnownObject {
    const { schema = {} } = requestBody?.content?.['application/json'] ?? {};
    const fieldNames = Object.keys(this.document.resolve(schema).properties ?? {});
    fieldNames.push(...parameters.map(({ name }) => name));
    const countKnown = (known: KnownObject) => fieldNames.filter((name) => known[name] !== undefined).length;
    const some = Array.from({ length: 8 }, () => this.oneOf(this.knownObjects) ?? {});
    return some.reduce((best, known) => (countKnown(known) > countKnown(best) ? known : best));
  }

  /** Remembers a response for later requests. */
  learn(path: string, response: unknown): void {
    if (Array.isArray(response)) for (const item of response.slice(0, 5)) this.learn(path, item);
    else if (typeof response === 'object' && response !== null) {
      const known: KnownObject = {};
      for (const [key, value] of Object.entries(response)) {
        if (value === this.ignoredValue) continue;
        if (typeof value === 'object') this.learn(`/${key}`, value);
        else for (const name of key === 'id' ? idsOf(path) : [key]) known[name] = value;
      }
      this.knownObjects = [known, ...this.knownObjects].slice(0, maxRemembered);
    }
  }

  private bodyFor(operation: Operation, headers: Record<string, string>): Pick<RandomRequest, 'body'> {
    const content = Object.entries(operation.requestBody?.content ?? {});
    if (content.length === 0) return {};
    const [type, { schema = {} }] = this.oneOf(content);
    if (type === 'multipart/form-data') {
      const form = new FormData();
      const file = new Blob([this.bytes()], {
        type: this.oneOf(['image/png', 'application/pdf', 'text/html']),
      });
      form.append('files', file, this.oneOf(['plan.pdf', 'a.png', '../a', '😀']));
      return { body: form };
    }
    headers['content-type'] = this.chance() < this.oddness / 2 ? 'text/plain' : type;
    if (this.document.resolve(schema).format === 'binary') return { body: this.bytes() };
    const value = this.valueFor(schema, '');
    if (type !== 'application/json')
      return { body: new URLSearchParams(value as Record<string, string>).toString() };
    const json = JSON.stringify(value);
    return { body: this.chance() < this.oddness / 2 ? json.slice(0, this.chance() * json.length) : json };
  }

  private valueFor(given: Schema, name: string): unknown {
    const schema = this.document.resolve(given);
    if (this.chance() < this.oddness / (schema.properties ? 4 : 1)) return this.oneOf(oddValues);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.oneOf(schema.enum);
    const fits = (value: unknown) => !this.document.problems(given, value);
    const known = this.knownOf(name).filter(fits);
    if (known.length > 0 && this.chance() < 0.9) return this.oneOf(known);
    const { anyOf, ...rest } = schema;
    if (anyOf) {
      const kinds = anyOf.filter(({ type }) => type !== 'null');
      const isLeftOut = kinds.length < anyOf.length && this.chance() < 0.2;
      return isLeftOut ? null : this.valueFor({ ...rest, ...this.oneOf(kinds) }, name);
    }
    if (schema.properties) return this.objectOf(schema);
    const type = [schema.type].flat().find((each) => each !== 'null');
    if (type === 'array')
      return Array.from({ length: 1 + this.whole(Math.min(3, schema.maxItems ?? 3)) }, () =>
        this.valueFor(schema.items ?? {}, name.replace(/s$/, '')),
      );
    if (type === 'boolean') return this.chance() < 0.5;
    if (type === 'integer' || type === 'number') return this.numberOf(schema, type);
    const fitting = commonTexts.filter(fits);
    return fitting.length > 0 ? this.oneOf(fitting) : 'x';
  }

  private knownOf(name: string): unknown[] {
    if (this.subject[name] !== undefined) return [this.subject[name]];
    if (commonValues[name]) return commonValues[name];
    return this.knownObjects.flatMap((known) => known[name] ?? []);
  }

  private objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const included = Object.entries(properties).filter(
      ([name]) => this.chance() < (required.includes(name) ? 1 - this.oddness : 0.7),
    );
    return Object.fromEntries(included.map(([name, schema]) => [name, this.valueFor(schema, name)]));
  }

  private numberOf({ minimum = 0, maximum = 3_000 }: Schema, type: string): number {
    const value = minimum + this.chance() * (Math.min(maximum, minimum + 3_000) - minimum);
    return type === 'integer' ? Math.round(value) : Math.round(value * 100) / 100;
  }

  private bytes(): Uint8Array<ArrayBuffer> {
    if (this.chance() < 0.5) return Uint8Array.from(picture);
    const begin = this.oneOf(['%PDF-1.7\n', '\x89PNG\r\n\x1a\n', '\x1f\x8b', '{"version":1}', '']);
    return Uint8Array.from(Buffer.from(begin + 'x'.repeat(this.whole(2_000)), 'latin1'));
  }

  private oneOf<T>(values: readonly T[]): T {
    return values[this.whole(values.length)] as T;
  }

  private whole(below: number): number {
    return Math.floor(this.chance() * below);
  }
}

/** Names of a collection's ids in other operations: `contact-inquiries` has contactInquiryId, contactId, inquiryId. */
function idsOf(path = ''): string[] {
  const words = (path.split('/').findLast((part) => part && !part.startsWith('{')) ?? '')
    .split('-')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=ss)es$|s$/, ''));
  const camel = words.map((word, index) => (index > 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word));
  return [camel.join(''), ...words].map((word) => `${word}Id`);
}

const idOf = (path?: string) => idsOf(path)[0] ?? 'id';

const asText = (value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString() : JSON.stringify(value);
