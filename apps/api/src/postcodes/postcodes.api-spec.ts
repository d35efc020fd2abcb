import { paths, type ErrorCode } from '@app/contracts';
import { Logger } from '@nestjs/common';
import { expectError } from '../testing/expect-error';
import {
  behaviours,
  startHostileServer,
  type Behaviour,
  type HostileServer,
} from '../testing/servers/hostile-server';
import { startApi, type TestApi } from '../testing/servers/start-api';
import { startPostcodes } from '../testing/servers/start-postcodes';

describe("with the demo's fake", () => {
  let fakePostcodes: Awaited<ReturnType<typeof startPostcodes>>;
  let api: TestApi;
  beforeAll(async () => {
    fakePostcodes = await startPostcodes();
    api = await startApi({ env: { POSTCODES_API_URL: fakePostcodes.url } });
  });
  afterAll(async () => {
    await api.stop();
    await fakePostcodes.stop();
  });
  // Resets the limit of five outgoing requests a second, which the tests would exceed.
  beforeEach(() => api.sql('TRUNCATE use_counter'));

  it.each([
    ['RG1 1AA', 'RG1 1AA', 'Abbey', 'Reading', 'England'],
    ['rg11aa', 'RG1 1AA', 'Abbey', 'Reading', 'England'],
    [' b r 8 7 r e ', 'BR8 7RE', 'Hextable', 'Sevenoaks', 'England'],
    ['SW1A 2AA', 'SW1A 2AA', "St James's", 'Westminster', 'England'],
    ['m11ae', 'M1 1AE', 'Piccadilly', 'Manchester', 'England'],
    ['EH1 1YZ', 'EH1 1YZ', 'City Centre', 'City of Edinburgh', 'Scotland'],
    ['CF10 1EP', 'CF10 1EP', 'Cathays', 'Cardiff', 'Wales'],
    ['BT1 5GS', 'BT1 5GS', 'Central', 'Belfast', 'Northern Ireland'],
    ['SO14 0AA', 'SO14 0AA', null, 'Southampton', 'England'],
    ['PO1 1AA', 'PO1 1AA', 'Charles Dickens', null, 'England'],
  ])('locates %s', async (text, postcode, ward, district, country) => {
    const response = await api.get(paths.postcode(text));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      status: 200,
      result: { postcode, admin_ward: ward, admin_district: district, country },
    });
  });

  it.each<[string, ErrorCode]>([
    ['RG1 9ZZ', 'postcode/not-found'], // never existed
    ['RG1 1ZZ', 'postcode/not-found'], // terminated
    ['JE2 3NG', 'postcode/not-found'], // Jersey: no ward or district
    ['IM1 1AD', 'postcode/not-found'], // Isle of Man
    ['RG1', 'postcode/not-found'], // not a full postcode
    ['ZZ40 0AA', 'postcode/unavailable'], // 404 of a wrong URL
    ['ZZ50 0AA', 'postcode/unavailable'], // 500
    ['ZZ51 0AA', 'postcode/unavailable'], // time-out
    ['ZZ52 0AA', 'postcode/unavailable'], // HTML
    ['ZZ53 0AA', 'postcode/unavailable'], // broken JSON
  ])('does not locate %s', { tags: 'thorough' }, async (postcode, code) => {
    expectError(await api.get(paths.postcode(postcode)), code);
    const areas = await api.get(paths.postcodeAreas(postcode));
    if (postcode === 'JE2 3NG' || postcode === 'IM1 1AD') expect(areas.json()).toEqual([]);
    else expectError(areas, code);
  });

  it.each([
    ['RG1 1AA', ['Reading']],
    ['RG4 5AA', ['Reading', 'South Oxfordshire']],
    ['BR8 7RE', ['Sevenoaks', 'Bromley']],
    ['LL55 1AB', ['Gwynedd', 'Anglesey', 'Conwy']],
    ['PO1 1AA', []],
  ])('lists the areas around %s, starting with its own', async (postcode, areas) => {
    const response = await api.get(paths.postcodeAreas(postcode));
    expect([response.statusCode, response.headers['cache-control'], response.json()]).toEqual([
      200,
      'no-store',
      areas,
    ]);
  });
});

describe('with a server that misbehaves', { tags: 'thorough' }, () => {
  let server: HostileServer;
  let api: TestApi;
  let now = new Date();
  beforeAll(async () => {
    server = await startHostileServer();
    api = await startApi({ env: { POSTCODES_API_URL: `${server.url}/base` }, now: () => now });
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });
  beforeEach(async () => {
    await api.sql('TRUNCATE postcode_lookup, use_counter');
    server.received.length = 0;
    now = new Date('2026-11-21T12:00:00Z');
    server.does(normalBehaviour);
  });

  const reading = {
    postcode: 'RG1 1AA',
    admin_ward: 'Abbey',
    admin_district: 'Reading',
    country: 'England',
    parish: null,
  };
  const outcode = { outcode: 'RG1', admin_district: ['Wokingham', 'Reading', 'West Berkshire'] };
  const found = (result: unknown) => behaviours.json(200, { status: 200, result });
  const normalBehaviour: Behaviour = (request, response) =>
    found(request.url?.includes('outcodes') ? outcode : reading)(request, response);
  const find = () => api.get(paths.postcode('RG1 1AA'));
  const findAreas = () => api.get(paths.postcodeAreas('RG1 1AA'));
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

  it('sends only the postcode', async () => {
    await api.get(paths.postcode('rg1 1aa'), {
      cookie: 'sid=secret',
      'user-agent': 'Browser',
      referer: 'https://shop.example/quote/x',
      'x-forwarded-for': '203.0.113.7',
    });
    const [request] = server.received;
    expect([server.received.length, request?.method, request?.url]).toEqual([
      1,
      'GET',
      '/base/postcodes/RG11AA',
    ]);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(request?.headers['user-agent']).not.toContain('Browser');
  });

  it('waits for a late response', async () => {
    server.does((request, response) => void setTimeout(normalBehaviour, 300, request, response));
    expect((await find()).json()).toMatchObject({ result: { postcode: 'RG1 1AA' } });
  });

  it.each([
    'RG1',
    'RG1 1A',
    'RG1 1AAA',
    '1RG 1AA',
    '../health',
    'RG11AA?callback=x',
    'RG1%2F1AA',
    'ｒｇ１１ａａ',
    '\0',
  ])('does not send %j, which is no postcode', async (text) => {
    expectError(await api.get(paths.postcode(text)), 'postcode/not-found');
    expectError(await api.get(paths.postcodeAreas(text)), 'postcode/not-found');
    expect(server.received).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['resets the connection', behaviours.reset],
    ['aborts', behaviours.breakOff],
    ['never responds', behaviours.silence],
    ['stops in the middle of the body', behaviours.stall],
    ['sends the body byte by byte', behaviours.drip],
    ['sends more than 64 kB', behaviours.flood],
    ['redirects', behaviours.json(302, {}, { location: '/elsewhere' })],
    ['sends HTML', behaviours.html(200)],
    ['sends HTML with a 404', behaviours.html(404)],
    ['sends 500', behaviours.json(500, { status: 500, error: '500 Server Error.' })],
    ['sends 429', behaviours.json(429, {})],
    ['knows no such URL', behaviours.json(404, { status: 404, error: 'Resource not found' })],
    ['sends broken JSON', behaviours.raw(200, 'application/json', '{"status":200,')],
    ['wraps a failure in a 200', behaviours.json(200, { status: 404, error: 'Postcode not found.' })],
    ['returns null', found(null)],
    ['returns another postcode', found({ ...reading, postcode: 'RG1 1AB', outcode: 'RG9' })],
    ['has a number for a ward', found({ ...reading, admin_ward: 7, admin_district: 7 })],
    ['has no country', found({ ...reading, country: null, outcode: 'RG1' })],
    ['has a ward as long as a book', found({ ...reading, admin_ward: 'x'.repeat(201) })],
  ])('is unavailable when it %s', async (_, behaviour) => {
    server.does(behaviour);
    const startedAt = Date.now();
    expectError(await findAreas(), 'postcode/unavailable');
    expectError(await find(), 'postcode/unavailable');
    expect(Date.now() - startedAt).toBeLessThan(20_000); // 2 s, and what a busy machine adds
    expect(server.received).toHaveLength(2); // one for the postcode, one for the outward code
  });

  it('is unavailable when it is down', async () => {
    const apiWithoutProvider = await startApi({ env: { POSTCODES_API_URL: 'http://127.0.0.1:9' } });
    expectError(await apiWithoutProvider.get(paths.postcode('RG1 1AA')), 'postcode/unavailable');
    await apiWithoutProvider.stop();
  });

  it('removes characters that a database or page cannot handle', async () => {
    server.does(found({ ...reading, admin_ward: 'Ab\0bey\ud800' }));
    expect((await find()).json()).toMatchObject({ result: { admin_ward: 'Abbey\ufffd' } });
  });

  it('names its own area even if the others are unknown', async () => {
    server.does((request, response) =>
      (request.url?.includes('outcodes') ? behaviours.html(502) : found(reading))(request, response),
    );
    expect((await findAreas()).json()).toEqual(['Reading']);
  });

  it('sorts areas by name, in whatever order the provider lists them', async () => {
    expect((await findAreas()).json()).toEqual(['Reading', 'West Berkshire', 'Wokingham']);
    await api.sql('TRUNCATE postcode_lookup');
    outcode.admin_district.reverse().push('Reading');
    expect((await findAreas()).json()).toEqual(['Reading', 'West Berkshire', 'Wokingham']);
  });

  it('sends one request in thirty days', async () => {
    const first = await find();
    now = days(29.9);
    expect((await find()).body).toBe(first.body);
    expect(server.received).toHaveLength(1);
    now = days(0.2);
    await find();
    expect(server.received).toHaveLength(2);
  });

  it('sends another request after a day if a postcode was not found', async () => {
    server.does(behaviours.json(404, { status: 404, error: 'Postcode not found' }));
    await find();
    now = days(0.9);
    server.does(normalBehaviour);
    expectError(await find(), 'postcode/not-found');
    now = days(0.2);
    expect((await find()).statusCode).toBe(200);
  });

  it('sends another request half a minute after a failure', async () => {
    server.does(behaviours.html(502));
    await find();
    server.does(normalBehaviour);
    now = new Date(now.getTime() + 29_000);
    expectError(await find(), 'postcode/unavailable');
    now = new Date(now.getTime() + 2_000);
    expect((await find()).statusCode).toBe(200);
  });

  it('sends one request for twenty simultaneous visitors', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, find));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(server.received).toHaveLength(1);
  });

  it('sends at most five requests a second; look-ups that cannot be sent in the next second either are rejected, and not cached', async () => {
    server.does((request, response) => {
      const code = request.url?.split('/').pop() ?? '';
      found({ ...reading, postcode: `${code.slice(0, 3)} ${code.slice(3)}` })(request, response);
    });
    const postcodes = ['AA', 'AB', 'AD', 'AE', 'AF', 'AG', 'AH', 'AJ'].map((suffix) => `RG1 1${suffix}`);
    const responses = await Promise.all(postcodes.map((postcode) => api.get(paths.postcode(postcode))));
    const rejected = responses.filter(({ statusCode }) => statusCode !== 200);
    expect([server.received.length, rejected.length]).toEqual([5, 3]);
    for (const response of rejected) {
      expectError(response, 'postcode/unavailable');
      expect(response.headers['retry-after']).toBe('1');
    }
    now = new Date(now.getTime() + 1_000);
    for (const postcode of postcodes.slice(0, 5))
      expect((await api.get(paths.postcode(postcode))).statusCode).toBe(200);
    const repeated = await Promise.all(postcodes.map((postcode) => api.get(paths.postcode(postcode))));
    expect(repeated.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('lets a look-up wait for the next second rather than fail', async () => {
    const apiWithRealClock = await startApi({ env: { POSTCODES_API_URL: server.url } });
    server.does((request, response) => {
      const code = request.url?.split('/').pop() ?? '';
      found({ ...reading, postcode: `${code.slice(0, 3)} ${code.slice(3)}` })(request, response);
    });
    const suffixes = ['AA', 'AB', 'AD', 'AE', 'AF', 'AG', 'AH'];
    const responses = await Promise.all(
      suffixes.map((suffix) => apiWithRealClock.get(paths.postcode(`RG1 1${suffix}`))),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(suffixes.map(() => 200));
    await apiWithRealClock.stop();
  });

  it('deletes expired look-ups', async () => {
    await find();
    now = days(31);
    await api.get(paths.postcodeAreas('SW1A 2AA'));
    const keys = await api.sql<{ key: string }>('SELECT key FROM postcode_lookup ORDER BY key');
    expect(keys.map(({ key }) => key)).not.toContain('postcode:RG11AA');
  });

  it('logs no postcode', async () => {
    const lines: unknown[] = [];
    const spies = (['error', 'warn', 'log', 'debug'] as const).map((level) =>
      vi.spyOn(Logger.prototype, level).mockImplementation((...line: unknown[]) => void lines.push(line)),
    );
    server.does(behaviours.html(502));
    await find();
    await findAreas();
    await api.get(`${paths.postcode('RG1 1AA')}?email=ada@example.com`);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/RG1|ada@/i);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('with the limits of production (D43)', () => {
  let server: HostileServer;
  let api: TestApi;
  let now = new Date('2026-11-21T12:00:00Z');
  beforeAll(async () => {
    server = await startHostileServer();
    server.does(behaviours.json(404, { status: 404, error: 'Postcode not found' }));
    api = await startApi({
      env: { APP_ENV: 'production', POSTCODES_API_URL: server.url },
      now: () => now,
    });
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });

  it('allows twenty look-ups a minute, by either URL, without counting invalid postcodes', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const client = from('203.0.113.7');
    for (let index = 0; index < 30; index += 1) await api.get(paths.postcode('nonsense'), client);
    for (let index = 0; index < 10; index += 1) {
      expectError(await api.get(paths.postcode('RG1 1AA'), client), 'postcode/not-found');
      expectError(await api.get(paths.postcodeAreas('RG1 1AA'), client), 'postcode/not-found');
    }
    const response = await api.get(paths.postcode('RG1 1AA'), client);
    expect(expectError(response, 'postcode/too-many').details).toEqual({ retryAfterSeconds: 60 });
    expect(response.headers['retry-after']).toBe('60');
    expectError(await api.get(paths.postcode('RG1 1AA'), from('203.0.113.8')), 'postcode/not-found');
    now = new Date(now.getTime() + 60_000);
    expectError(await api.get(paths.postcode('RG1 1AA'), client), 'postcode/not-found');
  });
});
