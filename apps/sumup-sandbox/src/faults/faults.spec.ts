// @module-tag thorough
import { connect } from 'node:net';
import { aCheckout } from '../testing/a-checkout';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

const checkouts = '/v0.1/checkouts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/faults'));
afterAll(() => sandbox.stop());

const create = (request = {}) => sandbox.api('POST', checkouts, aCheckout(request));
const read = async (id: string | undefined) =>
  (await (await sandbox.api('GET', `${checkouts}/${id}`)).json()) as Record<string, unknown>;
const pay = (id: string | undefined) => sandbox.control('POST', `/checkouts/${id}/pay`, {});

/** A call's status, or that there was no response. */
const outcome = (call: Promise<Response>) =>
  call.then(
    (response) => response.status,
    () => 'no answer',
  );
const exists = async (reference: string) =>
  ((await (await sandbox.api('GET', `${checkouts}?checkout_reference=${reference}`)).json()) as unknown[])
    .length === 1;

it.each([
  ['after the work', undefined, true],
  ['before the work', 'none' as const, false],
])('breaks the connection %s', async (reference, work, isMade) => {
  await sandbox.fault({ on: 'create', kind: 'reset', work, when: { calls: [1] } });

  expect(await outcome(create({ checkout_reference: reference }))).toBe('no answer');
  expect(await exists(reference)).toBe(isMade);
  expect(await outcome(create({ checkout_reference: reference }))).toBe(isMade ? 409 : 201);
});

it.each(['silence', 'endless'] as const)(
  'carries out the call, but does not finish its response: %s',
  async (kind) => {
    await sandbox.fault({ on: 'create', kind });
    const abort = new AbortController();
    const reading = fetch(`${sandbox.url}${checkouts}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sup_sk_tests', 'content-type': 'application/json' },
      body: JSON.stringify(aCheckout({ checkout_reference: kind })),
      signal: abort.signal,
    }).then((response) => response.text());
    while (!(await exists(kind))) await new Promise((resolve) => setTimeout(resolve, 5));
    abort.abort();
    await expect(reading).rejects.toThrow();
  },
);

it('sends a truncated response, or a proxy’s error page instead', async () => {
  await sandbox.fault({ on: 'list', kind: 'truncated', when: { calls: [1] } });
  await sandbox.fault({ on: 'list', kind: 'html', when: { calls: [2] } });
  await sandbox.create();
  await expect(sandbox.api('GET', checkouts).then((response) => response.json())).rejects.toThrow(/JSON/);
  const html = await sandbox.api('GET', checkouts);

  expect([html.status, html.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});

it('responds with an error status, like SumUp or like a proxy', async () => {
  await sandbox.fault({ on: 'create', kind: 'status', status: 429, when: { calls: [1] } });
  await sandbox.fault({ on: 'create', kind: 'status', status: 502, html: true, when: { calls: [2] } });
  const [json, html] = [await create(), await create()];

  expect([json.status, await json.json()]).toEqual([429, expect.objectContaining({ status: 429 })]);
  expect([html.status, await html.text()]).toEqual([502, expect.stringContaining('<html>')]);
});

it('responds late', async () => {
  await sandbox.fault({ on: 'list', kind: 'latency', ms: 200 });
  const startedAt = performance.now();
  await sandbox.api('GET', checkouts);

  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195);
});

it('shows a payment as pending for a while', async () => {
  await sandbox.fault({ on: 'read', kind: 'lag', seconds: 1_000 });
  const { id } = await sandbox.create();
  await pay(id);
  const checkout = await read(id);
  expect(checkout).toMatchObject({ status: 'PENDING', transactions: [] });
  expect(checkout).not.toHaveProperty('transaction_id');
  await sandbox.control('DELETE', '/faults');

  expect((await read(id)).status).toBe('PAID');
});

it('closes the page during a charge, which still goes through', async () => {
  const fastSandbox = await startSandbox({ timeScale: 100 });
  await fastSandbox.fault({ on: 'charge', kind: 'pending-at-deadline', seconds: 100 });
  const { id, checkout_reference = '' } = await fastSandbox.create();
  const path = `${checkouts}/${id}`;
  const status = async () =>
    ((await (await fastSandbox.api('GET', path)).json()) as { status: string }).status;
  expect(await fastSandbox.control('POST', `/checkouts/${id}/pay`, {})).toEqual({ result: 'expired' });
  expect(await status()).toBe('EXPIRED');
  expect((await fastSandbox.api('DELETE', path)).status).toBe(409);
  while ((await status()) !== 'PAID') await new Promise((resolve) => setTimeout(resolve, 20));

  expect(await fastSandbox.charges(checkout_reference)).toBe(1);
  await fastSandbox.stop();
});

it('charges twice, and reports that a fault caused the second charge', async () => {
  await sandbox.fault({ on: 'charge', kind: 'second-charge' });
  const { id, checkout_reference } = await sandbox.create();
  await pay(id);

  expect((await read(id)).transactions).toMatchObject([{ status: 'SUCCESSFUL' }, { status: 'SUCCESSFUL' }]);
  expect(await sandbox.control('GET', `/charges?reference=${checkout_reference}`)).toMatchObject([
    { charges: 2, injectedCharges: 1, chargedPence: 2_468 },
  ]);
});

describe('a fault applies to calls', () => {
  it('by number, by reference and by count', async () => {
    await sandbox.fault(
      { on: 'create', kind: 'status', status: 500, when: { calls: [2, 4] } },
      { on: 'create', kind: 'status', status: 502, when: { reference: 'picked' } },
      { on: 'list', kind: 'status', status: 503, when: { times: 2 } },
    );
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await outcome(create()));

    expect(statuses).toEqual([201, 500, 201, 500]);
    expect(await outcome(create({ checkout_reference: 'picked' }))).toBe(502);
    const lists = [1, 2, 3].map(() => outcome(sandbox.api('GET', checkouts)));
    expect((await Promise.all(lists)).toSorted()).toEqual([200, 503, 503]);
  });

  it('for a limited time, or until it is removed', async () => {
    const until = (status: number) => async () => (await outcome(sandbox.api('GET', checkouts))) === status;
    await sandbox.fault({ on: 'list', kind: 'status', status: 503, when: { forSeconds: 1 } });
    expect(await until(503)()).toBe(true);
    while (!(await until(200)())) await new Promise((resolve) => setTimeout(resolve, 50));
    const [fault] = (await sandbox.fault({ on: 'any', kind: 'status', status: 500 })) as { id: string }[];
    expect(await until(500)()).toBe(true);
    await sandbox.control('DELETE', `/faults/${fault?.id}`);

    expect(await until(200)()).toBe(true);
  });

  it('after a restart too', async () => {
    await sandbox.fault({ on: 'list', kind: 'status', status: 500, when: { calls: [2] } });
    expect(await outcome(sandbox.api('GET', checkouts))).toBe(200);
    await sandbox.restart();

    expect(await outcome(sandbox.api('GET', checkouts))).toBe(500);
  });
});

it.each([
  [{ on: 'create', kind: 'explode' }, 'kind on create must be one of silence'],
  [{ on: 'webhook', kind: 'reset' }, 'kind on webhook must be one of drop'],
  ['nonsense', 'on must be one of create'],
])('refuses %j and explains why', async (fault, sentence) => {
  expect(await sandbox.control('POST', '/faults', fault)).toEqual({
    error: expect.stringContaining(sentence),
  });
});

it('stops at once, without waiting for delayed answers', async () => {
  const other = await startSandbox();
  await other.fault({ on: 'list', kind: 'silence' });
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  socket.write(`GET ${checkouts} HTTP/1.1\r\nhost: sandbox\r\n\r\n`);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  while (((await other.control('GET', '/calls')) as { list: number }).list === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const startedAt = performance.now();
  await other.stop();
  await ended;

  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
