// @module-tag thorough
import { aListener } from '../testing/a-listener';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

type Listener = Awaited<ReturnType<typeof aListener>>;

let sandbox: TestSandbox;
let shop: Listener;
let statusFor: (count: number) => number;
/** Waiting times are divided by 60, so that a minute is a second. */
const minutesAsSeconds = { timeScale: 60 };
beforeEach(async () => {
  statusFor = () => 204;
  shop = await aListener((count) => statusFor(count));
});
afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
});

const pay = (id: string | undefined, body = {}) => sandbox.control('POST', `/checkouts/${id}/pay`, body);
async function aPaid() {
  const checkout = await sandbox.create({ return_url: shop.url });
  await pay(checkout.id);
  return checkout;
}

it('are sent for every change, with only the id', async () => {
  sandbox = await startSandbox();
  const { id } = await sandbox.create({ return_url: shop.url });
  await pay(id, { card: '4000000000000002' });
  await shop.hears(1);
  await pay(id);
  await shop.hears(2);
  const { id: other } = await sandbox.create({ return_url: shop.url });
  await sandbox.api('DELETE', `/v0.1/checkouts/${other}`);
  await shop.hears(3);

  const message = { event_type: 'CHECKOUT_STATUS_CHANGED' };
  expect(shop.heard.map(({ body }) => body)).toEqual([
    { ...message, id },
    { ...message, id },
    { ...message, id: other },
  ]);
});

it('are retried on SumUp’s schedule until accepted', async () => {
  statusFor = (count) => (count < 3 ? 503 : 204);
  sandbox = await startSandbox({ timeScale: 600 });
  await aPaid();
  await shop.hears(3);
  const [first = 0, second = 0, third = 0] = shop.heard.map(({ atMs }) => atMs);

  expect(second - first).toBeGreaterThanOrEqual(95);
  expect(third - second).toBeGreaterThanOrEqual(495);
  await sandbox.restart();
  await aPaid();
  await shop.hears(4);
  expect(shop.heard).toHaveLength(4);
});

it('stop after the fifth try', async () => {
  statusFor = () => 500;
  // Two hours are 72 ms.
  sandbox = await startSandbox({ timeScale: 100_000 });
  // The page expires after 30 of its minutes, which can be faster than a busy machine pays.
  for (let isPaid = false; !isPaid;) {
    const { id } = await sandbox.create({ return_url: shop.url });
    isPaid = ((await pay(id)) as { result: string }).result === 'paid';
  }
  await shop.hears(5);
  await new Promise((resolve) => setTimeout(resolve, 200));

  expect(shop.heard).toHaveLength(5);
});

it('continue after a restart with those not yet accepted', async () => {
  statusFor = (count) => (count === 1 ? 500 : 204);
  sandbox = await startSandbox(minutesAsSeconds);
  const { id } = await aPaid();
  await shop.hears(1);
  await sandbox.restart();
  await shop.hears(2);

  expect(shop.heard.map(({ body }) => body.id)).toEqual([id, id]);
});

it('can be dropped on request', async () => {
  sandbox = await startSandbox();
  await sandbox.fault({ on: 'webhook', kind: 'drop', when: { times: 1 } });
  await aPaid();
  const { id } = await aPaid();
  await shop.hears(1);

  expect(shop.heard.map(({ body }) => body.id)).toEqual([id]);
});
