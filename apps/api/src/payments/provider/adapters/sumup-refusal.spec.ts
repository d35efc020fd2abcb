import { refusalOf } from './sumup-refusal';

const now = new Date('2026-11-21T10:00:00Z');
const refusal = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  refusalOf({ kind: 'json', status, headers, body }, now);
const page = (status: number) => refusalOf({ kind: 'other', status, headers: {} }, now);

it('describes a missing answer', () => {
  expect(refusalOf({ kind: 'silence', reason: 'ECONNRESET' }, now)).toEqual({
    kind: 'unavailable',
    reason: 'ECONNRESET',
  });
});

it.each([
  [200, 'HTTP 200 with something else'],
  [299, 'HTTP 299 with something else'],
  [300, 'HTTP 300'],
  [399, 'HTTP 399'],
  [408, 'HTTP 408'],
  [500, 'HTTP 500'],
  [599, 'HTTP 599'],
])('does not treat %i as an answer: %s', (status, reason) => {
  expect(refusal(status)).toEqual({ kind: 'unavailable', reason });
});

it.each([400, 404, 407, 409, 499])('treats %i in JSON as a refusal, and as HTML as no answer', (status) => {
  expect(refusal(status)).toEqual({ kind: 'refused', status, codes: [], reason: `HTTP ${status}` });
  expect(page(status)).toEqual({ kind: 'unavailable', reason: `HTTP ${status} without JSON` });
});

it("trusts a proxy that the key is wrong, but a 'forbidden' only from SumUp", () => {
  expect([refusal(401), page(401), refusal(403)]).toEqual(Array(3).fill({ kind: 'unauthorised' }));
});

it('distinguishes a firewall from a wrong key', () => {
  const blocked = {
    kind: 'unavailable',
    reason: 'a firewall in front of it turned the request away (HTTP 403)',
    isBlocked: true,
  };
  expect(page(403)).toEqual(blocked);
  expect(refusal(403, { type: 'https://developer.sumup.com/problem/request-blocked' })).toEqual(blocked);
  expect(refusal(403, { type: 'https://developer.sumup.com/problem/forbidden' })).toEqual({
    kind: 'unauthorised',
  });
});

it.each([
  ['7', 7_000],
  ['3600', 3_600_000],
  ['3601', 3_600_000],
  ['999999999', 3_600_000],
  ['7s', null],
  ['2026-11-21T10:00:07.000+00:00', 7_000],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:59:30 GMT', 0],
  ['Sun, 22 Nov 2026 10:00:00 GMT', 3_600_000],
])('retries after %j in %j ms', (header, retryAfterMs) => {
  expect(refusal(429, {}, { 'retry-after': header })).toEqual({ kind: 'rate-limited', retryAfterMs });
});

it('finds the codes of all errors, at any depth, and nothing else', () => {
  const body = [
    { error_code: 'A', errors: [{ error_code: 'B', errors: [{ error_code: 'C' }] }] },
    { error_code: 7, errors: 'D' },
    null,
    'E',
  ];
  expect(refusal(400, body)).toMatchObject({ codes: ['A', 'B', 'C'] });
});

it('lists everything an error states, in a fixed order', () => {
  const body = {
    reason: 'h',
    detail: 'g',
    title: 'f',
    error_message: 'e',
    message: 'd',
    param: 'c',
    code: 'b',
    error_code: 'a',
    instance: 'x',
  };
  expect(refusal(400, body)).toMatchObject({ reason: 'HTTP 400; a b c d e f g h' });
  expect(refusal(400, { title: '', message: 7, detail: 'g' })).toMatchObject({ reason: 'HTTP 400; g' });
});

it('lists five errors, in 300 characters', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((message) => ({ message }));
  expect(refusal(400, ['none', ...many])).toMatchObject({ reason: 'HTTP 400; a; b; c; d; e' });
  expect(refusal(400, { message: 'x'.repeat(1_000) })).toMatchObject({
    reason: `HTTP 400; ${'x'.repeat(290)}`,
  });
});
