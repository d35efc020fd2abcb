import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.stop());

it('needs its own key; the API key is refused', async () => {
  expect((await sandbox.api('GET', '/control/charges')).status).toBe(401);
  expect((await fetch(`${sandbox.url}/control/charges`)).status).toBe(401);
});

it('counts the API calls', async () => {
  await sandbox.create();
  await sandbox.create();
  await sandbox.api('GET', '/v0.1/checkouts');

  expect(await sandbox.control('GET', '/calls')).toMatchObject({ create: 2, list: 1, read: 0 });
});

it('pays by id, page or reference, with any of the test cards', async () => {
  const { id, hosted_checkout_url: url = '', checkout_reference } = await sandbox.create();
  const pay = (name: string | undefined, body: unknown) =>
    sandbox.control('POST', `/checkouts/${name}/pay`, body);

  expect(await pay(id, { card: '4012001037461114' })).toEqual({ result: 'declined' });
  expect(await pay(url.split('/').at(-1), { card: '4000000000000002' })).toEqual({ result: 'declined' });
  expect(await pay(checkout_reference, { card: '4200000000000042' })).toEqual({ result: 'paid' });
  expect(await pay(id, {})).toEqual({ result: 'already-paid' });
  expect(await pay('nobody', {})).toEqual({ error: expect.any(String) });
  expect(await pay(id, { card: '4111111111111111' })).toEqual({ error: expect.any(String) });
});

it('expires a checkout, which then accepts no card', async () => {
  const { id } = await sandbox.create();

  expect(await sandbox.control('POST', `/checkouts/${id}/expire`)).toMatchObject({ status: 'EXPIRED' });
  expect(await sandbox.control('POST', `/checkouts/${id}/pay`, {})).toEqual({ result: 'expired' });
});

it('moves the clock, for dates in answers and for expiry', async () => {
  await sandbox.control('PUT', '/settings', { clockSkewSeconds: -3_600 });
  const valid_until = new Date(Date.now() + 60_000).toISOString();
  const { id, date = '' } = await sandbox.create({ valid_until });
  expect(Date.now() - Date.parse(date)).toBeGreaterThan(3_500_000);
  await sandbox.control('PUT', '/settings', { clockSkewSeconds: 3_600 });

  expect(await (await sandbox.api('GET', `/v0.1/checkouts/${id}`)).json()).toMatchObject({
    status: 'EXPIRED',
  });
});

it('charges back, up to the remaining amount', async () => {
  await sandbox.create({ checkout_reference: 'back', amount: 12.34 });
  const chargeBack = (body = {}) => sandbox.control('POST', '/checkouts/back/chargeback', body);
  const error = { error: expect.stringContaining('at most') };

  expect(await chargeBack()).toEqual(error);
  await sandbox.control('POST', '/checkouts/back/pay', {});
  expect(await chargeBack({ amountPence: 1_235 })).toEqual(error);
  expect(await chargeBack({ amountPence: 1_000 })).toMatchObject({ amountPence: 1_000 });
  expect(await chargeBack()).toMatchObject({ amountPence: 234 });
  expect(await chargeBack()).toEqual(error);
});

it('keeps all its data after a restart', async () => {
  await sandbox.create({ checkout_reference: 'kept' });
  await sandbox.control('POST', '/checkouts/kept/pay', {});
  await sandbox.control('POST', '/checkouts/kept/chargeback', { amountPence: 34 });
  const contents = async () => [
    await sandbox.control('GET', '/charges'),
    await sandbox.control('GET', '/checkouts'),
    await (await sandbox.api('GET', '/v2.1/merchants/MCTEST01/transactions/history')).json(),
  ];
  const before = await contents();
  await sandbox.restart();

  expect(await contents()).toEqual(before);
});
