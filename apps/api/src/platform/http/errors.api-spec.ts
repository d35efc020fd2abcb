import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { errorCatalogue, paths, type ErrorResponse } from '@app/contracts';
import { expectError } from '../../testing/expect-error';
import { picker } from '../../testing/pick';
import { useApi } from '../../testing/servers/use-api';
import { securityHeaders } from './create-fastify-adapter';

let port: number;
const api = useApi({ env: { PUBLIC_URL: 'https://shop.example' } });
beforeAll(async () => {
  await api.app.listen(0, '127.0.0.1');
  port = (api.app.getHttpServer().address() as AddressInfo).port;
});

/** The response to raw bytes, until the server closes the connection or stays silent. */
function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(bytes);
  });
}

/** The final status, after a possible interim '100 Continue'. */
const statusOf = (response: string) =>
  Number(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const bodyOf = (response: string) =>
  JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)) as ErrorResponse;

describe('every error has one format (D12)', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/api'],
    ['GET', '/api/materials/'],
    ['GET', '/API/materials'],
    ['GET', '//api/materials'],
    ['GET', '/api/quotes'],
    ['DELETE', '/api/quotes'],
    ['PUT', '/api/materials'],
    ['OPTIONS', '/api/quotes'],
    ['GET', '/api/health'],
    ['GET', '/.env'],
    ['GET', '/api/docs/../../../etc/passwd'],
  ] as const)('%s %s', async (method, url) => {
    expectError(await api.inject({ method, url }), 'request/not-found');
  });

  it.each(['/%', '/api/quotes/%zz', '/api/quotes/%C0%AF'])('a malformed URL %s', async (url) => {
    const error = bodyOf(await exchange(`GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`));
    expect(error.code).toBe('request/malformed-url');
  });

  it('a URL that is too long', async () => {
    const url = `/api/quotes/${'x'.repeat(2_000)}`;
    expectError(await api.inject({ method: 'GET', url }), 'request/url-too-long');
  });

  it.each([
    ['not HTTP', 'hello\r\n\r\n', 'request/invalid'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost a\r\n\r\n', 'request/invalid'],
    ['no host', 'GET /api/materials HTTP/1.1\r\nConnection: close\r\n\r\n', 'request/invalid'],
    [
      'two hosts',
      'GET /api/materials HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      'request/invalid',
    ],
    [
      'an unknown expectation',
      'GET /api/materials HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      'request/invalid',
    ],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'request/headers-too-large',
    ],
    [
      'two lengths',
      'POST /api/quotes HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      'request/invalid',
    ],
    [
      'a smuggled request',
      'POST /api/quotes HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'request/invalid',
    ],
  ])('%s', async (_, bytes, code) => {
    const response = await exchange(bytes);
    const error = bodyOf(response);
    expect(error.code).toBe(code);
    expect(statusOf(response)).toBe(errorCatalogue[error.code].status);
  });

  it('an internal error does not reveal its cause', async () => {
    await api.sql('ALTER TABLE quote RENAME TO lost');
    const response = await api.get(paths.quote('AAAAAAAAAAAAAAAAAAAAAA'));
    await api.sql('ALTER TABLE lost RENAME TO quote');
    expectError(response, 'server/unexpected');
    expect(response.body).not.toMatch(/relation|quote/);
  });
});

it('has the security headers on every reply (D45)', async () => {
  for (const url of [paths.materials, paths.quote('x'), '/nowhere', paths.ready]) {
    const { headers } = await api.get(url);
    expect(headers).toMatchObject({
      ...securityHeaders,
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

it.each([
  [{ origin: 'http://192.168.0.7:4200', 'x-forwarded-host': '192.168.0.7:4200' }, 'quote/incomplete'],
  [{ origin: 'http://elsewhere.example', 'x-forwarded-host': '192.168.0.7:4200' }, 'request/foreign-origin'],
  [
    { origin: 'http://a.example', 'x-forwarded-host': 'a.example', 'sec-fetch-site': 'cross-site' },
    'request/foreign-origin',
  ],
  [{ origin: 'null', 'x-forwarded-host': 'null' }, 'request/foreign-origin'],
] as const)(
  'checks writes that came through the shop by the host the shop saw: %j',
  async (headers, code) => {
    expectError(await api.post(paths.quotes, {}, headers), code);
  },
);

it('uses the request id of the shop, if it is valid', async () => {
  const idOf = async (id: string) =>
    (await api.get('/nowhere', { 'x-request-id': id })).json<ErrorResponse>().requestId;
  expect(await idOf('3f1c0e2a-shop')).toBe('3f1c0e2a-shop');
  expect(await idOf('x\ty "z"')).toMatch(/^[0-9a-f-]{36}$/);
});

it('accepts writes from the public URL, whatever Host a proxy sends', async () => {
  const response = await api.post(
    paths.quotes,
    {},
    { origin: 'https://shop.example', host: '127.0.0.1:3000' },
  );
  expectError(response, 'quote/incomplete');
});

it('never answers with an internal error, whatever bytes arrive', { tags: 'thorough' }, async () => {
  const pick = picker(7);
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\u0000',
    '\\ud800',
    '1e999',
    '-',
    'null',
    'materialId',
    'é',
    '\0',
    '\xff',
    ' ',
  ];
  const headers = [
    'Content-Type: application/json',
    'Content-Type: application/json; charset=utf-16',
    'Content-Type: text/xml',
    'Content-Encoding: gzip',
    'Accept-Encoding: ,;q=,*;q=zz',
    'If-None-Match: "',
    'Origin: %%%',
    'Sec-Fetch-Site: x',
    'Cookie: \x80=1',
    'X-Request-Id: a',
    'Expect: 100-continue',
  ];
  const addresses = [
    '/api/quotes',
    '/api/materials',
    '/api/quotes/%00',
    '/api/materials/1/colors?x=%',
    '/api/cutouts?__proto__=1',
    '/api/docs-json#a',
  ];
  const methods = ['POST', 'POST', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'TRACE'];
  const inputs = Array.from({ length: 400 }, () => {
    const body = Array.from({ length: pick.integer(0, 12) }, () => pick.one(pieces)).join('');
    const bytes = pick
      .some(headers)
      .map((header) => `${header}\r\n`)
      .join('');
    return `${pick.one(methods)} ${pick.one(addresses)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${bytes}Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`;
  });
  const failures: string[] = [];
  for (let index = 0; index < inputs.length; index += 40) {
    await Promise.all(
      inputs.slice(index, index + 40).map(async (input) => {
        const status = statusOf(await exchange(Buffer.from(input, 'latin1')));
        if (!(status >= 200 && status < 500)) failures.push(`${status} for ${JSON.stringify(input)}`);
      }),
    );
  }
  expect(failures).toEqual([]);
  expect(await api.sql('SELECT id FROM quote')).toEqual([]);
});
