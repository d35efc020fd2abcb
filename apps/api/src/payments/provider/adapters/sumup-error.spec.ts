import { toSumupError } from './sumup-error';

const now = new Date('2026-11-21T10:00:00Z');
const errorOfJson = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  toSumupError({ kind: 'json', status, headers, body }, now);
const errorOfHtml = (status: number) => toSumupError({ kind: 'other', status, headers: {} }, now);

it('describes a failed connection', () => {
  expect(toSumupError({ kind: 'silence', reason: 'ECONNRESET' }, now)).toEqual({
    kind: 'unavailable',
    reason: 'ECONNRESET',
  });
});

it.each([
  [200, 'HTTP 200 with an unexpected body'],
  [299, 'HTTP 299 with an unexpected body'],
  [300, 'HTTP 300'],
  [399, 'HTTP 399'],
  [408, 'HTTP 408'],
  [500, 'HTTP 500'],
  [599, 'HTTP 599'],
])('treats HTTP %i as unavailable: %s', (status, reason) => {
  expect(errorOfJson(status)).toEqual({ kind: 'unavailable', reason });
});

it.each([400, 404, 407, 409, 499])(
  'treats HTTP %i as rejected with a JSON body, and as unavailable with HTML',
  (status) => {
    expect(errorOfJson(status)).toEqual({ kind: 'rejected', status, codes: [], reason: `HTTP ${status}` });
    expect(errorOfHtml(status)).toEqual({ kind: 'unavailable', reason: `HTTP ${status} without JSON` });
  },
);

it('treats 401 as a wrong key from anybody, but 403 only if the body is JSON', () => {
  expect([errorOfJson(401), errorOfHtml(401), errorOfJson(403)]).toEqual(
    Array(3).fill({ kind: 'unauthorised' }),
  );
});

it('distinguishes a firewall from a wrong key', () => {
  const blocked = {
    kind: 'unavailable',
    reason: 'a firewall in front of it blocked the request (HTTP 403)',
    isBlocked: true,
  };
  expect(errorOfHtml(403)).toEqual(blocked);
  expect(errorOfJson(403, { type: 'https://developer.sumup.com/problem/request-blocked' })).toEqual(blocked);
  expect(errorOfJson(403, { type: 'https://developer.sumup.com/problem/forbidden' })).toEqual({
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
])('reads a Retry-After of %j as %j ms', (header, retryAfterMs) => {
  expect(errorOfJson(429, {}, { 'retry-after': header })).toEqual({ kind: 'rate-limited', retryAfterMs });
});

it('reads the codes of all errors at any depth, and ignores other values', () => {
  const body = [
    { error_code: 'A', errors: [{ error_code: 'B', errors: [{ error_code: 'C' }] }] },
    { error_code: 7, errors: 'D' },
    null,
    'E',
  ];
  expect(errorOfJson(400, body)).toMatchObject({ codes: ['A', 'B', 'C'] });
});

it('lists all fields of an error in a fixed order', () => {
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
  expect(errorOfJson(400, body)).toMatchObject({ reason: 'HTTP 400; a b c d e f g h' });
  expect(errorOfJson(400, { title: '', message: 7, detail: 'g' })).toMatchObject({ reason: 'HTTP 400; g' });
});

it('lists at most five errors, in at most 300 characters', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((message) => ({ message }));
  expect(errorOfJson(400, ['none', ...many])).toMatchObject({ reason: 'HTTP 400; a; b; c; d; e' });
  expect(errorOfJson(400, { message: 'x'.repeat(1_000) })).toMatchObject({
    reason: `HTTP 400; ${'x'.repeat(290)}`,
  });
});
