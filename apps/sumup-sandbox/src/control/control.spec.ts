import { controlKey } from '../testing/a-checkout';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

const checkouts = '/v0.1/checkouts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

it('is closed without its key; the API key does not open it', async () => {
  for (const path of ['/control/charges', '/control/reset', '/control/nothing']) {
    expect((await sandbox.api('POST', path, {})).status).toBe(401);
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(401);
  }
});

it('lists every call with its body and the names of its headers, never their values', async () => {
  await sandbox.create({ checkout_reference: 'seen' });
  await sandbox.api('GET', `${checkouts}?checkout_reference=seen`);
  await sandbox.api('GET', `${checkouts}/`);
  await sandbox.api('PUT', `${checkouts}/x`, { card: 1 });
  await fetch(`${sandbox.url}${checkouts}`, { method: 'POST', body: '{"half":' });
  const seen = (await sandbox.control('GET', '/calls')) as { total: number; calls: object[] };

  expect(seen).toMatchObject({ total: 5, forgotten: 0 });
  expect(seen.calls).toMatchObject([
    { number: 1, operation: 'create', method: 'POST', reference: 'seen', outcome: 201 },
    { number: 2, operation: 'list', operationNumber: 1, reference: 'seen', outcome: 200 },
    { number: 3, operation: 'unknown', outcome: 404 },
    { number: 4, operation: 'unknown', method: 'PUT', outcome: 404 },
    { number: 5, operation: 'create', operationNumber: 2, body: '{"half":', outcome: 401 },
  ]);
  expect(seen.calls[0]).toMatchObject({
    body: { checkout_reference: 'seen', amount: 12.34 },
    headers: expect.arrayContaining(['authorization', 'content-type']),
  });
  expect(JSON.stringify(seen)).not.toMatch(/sup_sk|Bearer/);
});

it('picks calls by operation, reference and number', async () => {
  await sandbox.create({ checkout_reference: 'a' });
  await sandbox.create({ checkout_reference: 'b' });
  const numbers = async (query: string) => {
    const { calls } = (await sandbox.control('GET', `/calls?${query}`)) as { calls: { number: number }[] };
    return calls.map(({ number }) => number);
  };

  expect(await numbers('reference=b')).toEqual([2]);
  expect(await numbers('operation=create')).toEqual([1, 2]);
  expect(await numbers('operation=read')).toEqual([]);
  expect(await numbers('after=1')).toEqual([2]);
  expect(await numbers('operation=create&limit=1')).toEqual([2]);
  expect(await sandbox.control('GET', '/calls?operation=create&limit=0')).toMatchObject({
    total: 2,
    calls: [],
  });
});

it('pays by id, page or reference, with any of the test cards', async () => {
  const { id, hosted_checkout_url: url = '', checkout_reference } = await sandbox.create();
  const pay = (name: string | undefined, body: unknown) =>
    sandbox.control('POST', `/checkouts/${name}/pay`, body);

  expect(await pay(id, { card: '4012001037461114' })).toEqual({ result: 'declined' });
  expect(await pay(url.split('/').at(-1), { card: '4200000000000042', confirm: false })).toEqual({
    result: 'declined',
  });
  expect(await pay(checkout_reference, { card: '4200000000000042' })).toEqual({ result: 'paid' });
  expect(await pay(id, {})).toEqual({ result: 'already-paid' });
  expect(await pay('nobody', {})).toEqual({ error: expect.any(String) });
  expect(await pay(id, { card: '4111111111111111' })).toEqual({ error: expect.any(String) });
});

it('lapses a checkout, which then takes no card', async () => {
  const { id } = await sandbox.create();

  expect(await sandbox.control('POST', `/checkouts/${id}/expire`)).toMatchObject({ status: 'EXPIRED' });
  expect(await sandbox.control('POST', `/checkouts/${id}/pay`, {})).toEqual({ result: 'expired' });
});

it('turns the clock, for the dates it tells and for what has lapsed', async () => {
  await sandbox.control('PUT', '/settings', { clockSkewSeconds: -3_600 });
  const { id, date = '' } = await sandbox.create({
    valid_until: new Date(Date.now() + 1_000).toISOString(),
  });
  expect(Date.now() - Date.parse(date)).toBeGreaterThan(3_500_000);
  await sandbox.control('PUT', '/settings', { clockSkewSeconds: 3_600 });

  expect(await (await sandbox.api('GET', `${checkouts}/${id}`)).json()).toMatchObject({ status: 'EXPIRED' });
});

it('withdraws the key', async () => {
  await sandbox.control('PUT', '/settings', { acceptsKey: false });
  expect((await sandbox.api('GET', checkouts)).status).toBe(401);
});

it.each([
  [{ timeScale: 0 }, 'timeScale cannot be 0.'],
  [{ speed: 2 }, 'speed is no setting'],
])('refuses the settings %j', async (settings, sentence) => {
  expect(await sandbox.control('PUT', '/settings', settings)).toEqual({
    error: expect.stringContaining(sentence),
  });
});

it('forgets everything on a reset, for good', async () => {
  await sandbox.create({ checkout_reference: 'gone' });
  await sandbox.fault({ on: 'list', kind: 'status', status: 500 });
  await sandbox.control('PUT', '/settings', { timeScale: 600 });
  await sandbox.control('POST', '/reset', { seed: 'other' });
  await sandbox.restart();

  expect(await sandbox.control('GET', '/checkouts')).toEqual([]);
  expect(await sandbox.control('GET', '/faults')).toEqual([]);
  expect(await sandbox.control('GET', '/calls')).toEqual({ total: 0, forgotten: 0, calls: [] });
  expect(await sandbox.control('GET', '/settings')).toMatchObject({ timeScale: 1, seed: 'other' });
});

it('knows after a restart all that it knew', async () => {
  const { id } = await sandbox.create();
  await sandbox.control('POST', `/checkouts/${id}/pay`, {});
  const everything = async () => {
    const paths = ['/charges', '/checkouts', '/calls', '/webhooks', '/settings'];
    return Promise.all(paths.map((path) => sandbox.control('GET', path)));
  };
  const before = await everything();
  await sandbox.restart();

  expect(await everything()).toEqual(before);
});

it('answers what is no JSON, and what it does not know, with a sentence', async () => {
  const headers = { authorization: `Bearer ${controlKey}` };
  const broken = await fetch(`${sandbox.url}/control/faults`, { method: 'POST', headers, body: '{' });

  expect([broken.status, await broken.json()]).toEqual([400, { error: 'The body is no JSON.' }]);
  expect(await sandbox.control('GET', '/nothing')).toEqual({ error: 'There is no such control.' });
});

it('takes a charge back once, and not more of it than is left', async () => {
  const { id } = await sandbox.create({ checkout_reference: 'back', amount: 12.34 });
  const back = (body?: object) =>
    fetch(`${sandbox.url}/control/checkouts/back/chargeback`, {
      method: 'POST',
      headers: { authorization: `Bearer ${controlKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }).then(({ status }) => status);

  expect(await back()).toBe(404);
  await sandbox.control('POST', `/checkouts/${id}/pay`, {});
  expect(await back({ amountPence: 1_235 })).toBe(400);
  expect(await back({ amountPence: 1_000 })).toBe(200);
  expect(await back()).toBe(200);
  expect(await back()).toBe(400);
});

it('remembers over a restart what was taken and taken back', async () => {
  const { id } = await sandbox.create({ checkout_reference: 'kept' });
  await sandbox.control('POST', `/checkouts/${id}/pay`, {});
  await sandbox.control('POST', '/checkouts/kept/chargeback');
  await sandbox.control('POST', '/takings', { amountPence: 5, paymentType: 'CASH' });
  await sandbox.restart();
  const history = await sandbox.api('GET', '/v2.1/merchants/MCTEST01/transactions/history');
  const { items } = (await history.json()) as { items: { type: string; payment_type: string }[] };

  expect(items.map(({ type, payment_type }) => `${type} ${payment_type}`).sort()).toEqual([
    'CHARGE_BACK ECOM',
    'PAYMENT CASH',
    'PAYMENT ECOM',
  ]);
});
