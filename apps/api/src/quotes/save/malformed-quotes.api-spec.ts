// @module-tag thorough
import { paths, type ErrorCode, type SaveQuoteRequest } from '@app/contracts';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

let parts: CatalogueParts;
const api = useApi();
beforeAll(async () => {
  parts = await readCatalogue(api);
});
afterEach(async () => {
  expect(await api.sql('SELECT id FROM quote')).toEqual([]);
});

/** Values of the wrong kind for nearly every field. */
const wrongIds: unknown[] = [true, {}, -1, '1.5', 'one', '1;DROP TABLE quote', '9'.repeat(20)];
const wrongSizes: unknown[] = [true, [1200], 1200.5, '12e2', '-1200', '9'.repeat(30)];
const wrongAmounts: unknown[] = [true, [357], '£357', '1e9', '9'.repeat(40)];
const wrongLists: unknown[] = [7, { 0: 1 }, 'one,two', '[1', [[1]], [1.5], Array(101).fill(1)];
const wrongNotes: unknown[] = [7, ['a'], 'a\0b', 'lone \ud800 surrogate', '🛁'.repeat(2_001)];

const wrongValues: [keyof SaveQuoteRequest, unknown][] = [
  ...(['materialId', 'colorId', 'thicknessId', 'sinkTypeId', 'cutoutId'] as const).flatMap((field) =>
    wrongIds.map((value): [keyof SaveQuoteRequest, unknown] => [field, value]),
  ),
  ...(['length', 'width'] as const).flatMap((field) =>
    wrongSizes.map((value): [keyof SaveQuoteRequest, unknown] => [field, value]),
  ),
  ...(['totalPrice', 'basePrice', 'area'] as const).flatMap((field) =>
    wrongAmounts.map((value): [keyof SaveQuoteRequest, unknown] => [field, value]),
  ),
  ...wrongLists.map((value): [keyof SaveQuoteRequest, unknown] => ['cutoutIds', value]),
  ...wrongNotes.map((value): [keyof SaveQuoteRequest, unknown] => ['notes', value]),
];

it.each(wrongValues.map(([field, value]) => [field, JSON.stringify(value).slice(0, 40), value] as const))(
  'rejects %s %s and names the field',
  async (field, _, value) => {
    const response = await api.post(paths.quotes, { ...aQuote(parts), [field]: value });
    const error = expectError(response, 'request/invalid');
    expect(error.details?.fields).toEqual([{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
  },
);

const json = 'application/json';
const valid = () => JSON.stringify(aQuote(parts));

it.each<[string, ErrorCode, () => { payload?: string | Buffer; type?: string; encoding?: string }]>([
  ['no body', 'quote/incomplete', () => ({})],
  ['half a body', 'request/malformed-json', () => ({ payload: valid().slice(0, -9), type: json })],
  ['NaN', 'request/malformed-json', () => ({ payload: '{"length":NaN}', type: json })],
  [
    'a poisoned prototype',
    'request/malformed-json',
    () => ({ payload: '{"__proto__":{"a":1}}', type: json }),
  ],
  ['a list', 'request/invalid', () => ({ payload: '[]', type: json })],
  ['null', 'quote/incomplete', () => ({ payload: 'null', type: json })],
  [
    'deep nesting',
    'request/invalid',
    () => ({ payload: `{"materialId":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, type: json }),
  ],
  [
    'a body that is too large',
    'request/too-large',
    () => ({ payload: JSON.stringify({ notes: 'x'.repeat(40_000) }), type: json }),
  ],
  ['text', 'request/unsupported-type', () => ({ payload: valid(), type: 'text/plain' })],
])('rejects %s', async (_, code, request) => {
  const { payload, type } = request();
  const response = await api.inject({
    method: 'POST',
    url: paths.quotes,
    ...(payload !== undefined && { payload }),
    headers: type ? { 'content-type': type } : {},
  });
  expectError(response, code);
});

it.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'https://elsewhere.example' }],
  ['a sandbox', { origin: 'null' }],
])('rejects a write from %s', async (_, headers) => {
  expectError(await api.post(paths.quotes, aQuote(parts), headers), 'request/foreign-origin');
});

it('names all invalid fields at once', async () => {
  const response = await api.post(paths.quotes, { ...aQuote(parts), length: 'a', notes: 7, cutoutIds: {} });
  const fields = expectError(response, 'request/invalid').details?.fields ?? [];
  expect(fields.map(({ field }) => field).sort()).toEqual(['cutoutIds', 'length', 'notes']);
});
