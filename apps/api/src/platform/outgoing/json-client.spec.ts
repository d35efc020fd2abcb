import { behaviours, startHostileServer, type HostileServer } from '../../testing/servers/hostile-server';
import { JsonClient } from './json-client';

/** Long enough for responses on a busy machine; tests of timeouts set their own limits. */
const patient = { headersTimeoutMs: 10_000, totalTimeoutMs: 10_000, maxBytes: 10_000 };

let server: HostileServer;
let client: JsonClient;
beforeEach(async () => {
  server = await startHostileServer();
  client = new JsonClient(patient);
});
afterEach(async () => {
  client.close();
  await server.stop();
});

const requestThing = () => client.request({ method: 'GET', url: `${server.url}/thing` });

it('returns status, headers and JSON of a response', async () => {
  server.does(behaviours.json(404, { error: 'none' }, { 'retry-after': '7' }));
  expect(await requestThing()).toMatchObject({
    kind: 'json',
    status: 404,
    headers: { 'retry-after': '7' },
    body: { error: 'none' },
  });
});

it('sends JSON', async () => {
  const headers = { authorization: 'Bearer x' };
  await client.request({ method: 'POST', url: `${server.url}/a?b=c`, headers, body: { name: 'Zoë' } });
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      url: '/a?b=c',
      body: '{"name":"Zoë"}',
      headers: {
        authorization: 'Bearer x',
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      },
    },
  ]);
});

it.each([
  ['never answers', behaviours.silence, { headersTimeoutMs: 150 }, 'no response in time'],
  [
    'stops in the middle of the body',
    behaviours.stall,
    { totalTimeoutMs: 300 },
    'no complete response in time',
  ],
  ['sends the body byte by byte', behaviours.drip, { totalTimeoutMs: 300 }, 'no complete response in time'],
])('times out on a server that %s', async (_, behaviour, limit, reason) => {
  server.does(behaviour);
  const hastyClient = new JsonClient({ ...patient, ...limit });
  const startedAt = Date.now();
  expect(await hastyClient.request({ method: 'GET', url: server.url })).toEqual({ kind: 'silence', reason });
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  hastyClient.close();
});

it.each([
  ['resets the connection', behaviours.reset],
  ['aborts in the body', behaviours.breakOff],
  ['does not speak HTTP', behaviours.nonsense],
  ['sends an endless body', behaviours.flood],
  ['sends endless headers', behaviours.json(200, {}, { 'x-long': 'x'.repeat(40_000) })],
])('returns nothing from a server that %s, after one request', async (_, behaviour) => {
  server.does(behaviour);
  expect((await requestThing()).kind).toBe('silence');
  expect(server.received).toHaveLength(1);
});

it.each([
  ['HTML', behaviours.html(200)],
  ['JSON declared as text', behaviours.raw(200, 'text/plain', '{}')],
  ['truncated JSON', behaviours.raw(200, 'application/json', '{"id":"a')],
  ['an empty body', behaviours.raw(200, 'application/json', '')],
  ['binary bytes', behaviours.raw(200, 'application/json', Buffer.from([0x22, 0xff, 0x22]))],
  [
    'a corrupt compressed body',
    behaviours.raw(200, 'application/json', '{}', { 'content-encoding': 'gzip' }),
  ],
])('does not accept %s as JSON', async (_, behaviour) => {
  server.does(behaviour);
  expect(await requestThing()).toMatchObject({ kind: 'other', status: 200 });
});

it.each([[301], [302], [307], [308]])('follows no redirect (%i)', async (status) => {
  const elsewhere = await startHostileServer();
  server.does(behaviours.json(status, {}, { location: `${elsewhere.url}/stolen` }));
  expect(await requestThing()).toMatchObject({ status });
  expect([server.received.length, elsewhere.received.length]).toEqual([1, 0]);
  await elsewhere.stop();
});

it('reports a port on which nothing listens', async () => {
  const { url } = server;
  await server.stop();
  expect(await client.request({ method: 'GET', url })).toEqual({ kind: 'silence', reason: 'ECONNREFUSED' });
});

it('does not throw for a URL or a header that cannot be sent', async () => {
  expect((await client.request({ method: 'GET', url: 'no address' })).kind).toBe('silence');
  const headers = { authorization: 'a\nb' };
  const response = await client.request({ method: 'GET', url: server.url, headers });
  expect(response).toEqual({ kind: 'silence', reason: 'ERR_INVALID_CHAR' });
});

it('keeps a connection for the next request', async () => {
  const sockets = new Set<unknown>();
  server.does((request, response) => {
    sockets.add(request.socket);
    behaviours.json(200, {})(request, response);
  });
  for (let index = 0; index < 3; index += 1) await requestThing();
  expect(sockets.size).toBe(1);
});
