// @module-tag thorough
import { aListener } from '../testing/a-listener';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

type Listener = Awaited<ReturnType<typeof aListener>>;

let sandbox: TestSandbox;
let shop: Listener;
let answer: (count: number) => number;
beforeEach(async () => {
  answer = () => 204;
  shop = await aListener((count) => answer(count));
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
});

const aTold = (wanted = {}) => sandbox.create({ return_url: shop.url, ...wanted });
const pay = (id: string | undefined, body = {}) => sandbox.control('POST', `/checkouts/${id}/pay`, body);

/**
 * The reference of one that is paid in hurried time. The page of a checkout closes after 30 of its minutes, which can
 * be sooner than a busy machine pays: then another is made.
 */
async function aPaid(wanted = {}): Promise<string | undefined> {
  for (;;) {
    const { id, checkout_reference } = await aTold(wanted);
    const { result } = (await pay(id)) as { result: string };
    if (result === 'paid') return checkout_reference;
  }
}

interface Logged {
  state: string;
  tries: { status?: number; error?: string }[];
}
const log = async (reference = '') =>
  (await sandbox.control('GET', `/webhooks${reference && `?reference=${reference}`}`)) as Logged[];
async function wasTried(reference: string | undefined): Promise<void> {
  while (!(await log(reference))[0]?.tries.length) await new Promise((done) => setTimeout(done, 5));
}
async function logged(reference: string | undefined, state: string): Promise<Logged> {
  for (;;) {
    const [webhook] = await log(reference);
    if (webhook?.state === state) return webhook;
    await new Promise((done) => setTimeout(done, 5));
  }
}

it('tells of every change, and nothing but the id', async () => {
  const { id } = await aTold();
  await pay(id, { card: '4000000000000002' });
  await pay(id);
  const { id: other } = await aTold();
  await sandbox.api('DELETE', `/v0.1/checkouts/${other}`);
  await shop.hears(3);

  const message = { event_type: 'CHECKOUT_STATUS_CHANGED' };
  expect(shop.heard.map(({ body }) => body)).toEqual([
    { ...message, id },
    { ...message, id },
    { ...message, id: other },
  ]);
});

it('tries five times, at the scaled times of the ladder, and then never again', async () => {
  answer = () => 500;
  // One minute is 6 ms, two hours are 720 ms.
  await sandbox.control('PUT', '/settings', { timeScale: 10_000 });
  const { tries } = await logged(await aPaid(), 'given-up');
  const gaps = shop.heard.slice(1).map(({ atMs }, index) => atMs - (shop.heard[index]?.atMs ?? 0));

  expect(tries.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(shop.heard).toHaveLength(5);
  for (const [index, least] of [6, 30, 120, 720].entries()) {
    expect(gaps[index]).toBeGreaterThanOrEqual(least - 3);
  }
});

it('stops trying once it was taken', async () => {
  answer = (count) => (count < 3 ? 503 : 200);
  await sandbox.control('PUT', '/settings', { timeScale: 60_000 });

  expect((await logged(await aPaid(), 'delivered')).tries).toMatchObject([
    { status: 503 },
    { status: 503 },
    { status: 200 },
  ]);
});

it('writes down why nobody could be reached', async () => {
  await sandbox.control('PUT', '/settings', { timeScale: 60_000 });
  const reference = await aPaid({ return_url: 'http://127.0.0.1:1/hook' });

  const { tries } = await logged(reference, 'given-up');
  expect(tries[0]?.error).toMatch(/bad port|ECONNREFUSED/);
});

it('goes on after a restart with what was still to be told', async () => {
  answer = (count) => (count === 1 ? 500 : 204);
  // A minute is 1.5 s: long enough to look before it is over.
  await sandbox.control('PUT', '/settings', { timeScale: 40 });
  const { id, checkout_reference } = await aTold();
  await pay(id);
  await shop.hears(1);
  await wasTried(checkout_reference);
  await sandbox.restart();

  expect((await logged(checkout_reference, 'delivered')).tries).toHaveLength(2);
});

describe('on request', () => {
  it('drops a message', async () => {
    await sandbox.fault({ on: 'webhook', kind: 'drop' });
    const { id, checkout_reference } = await aTold();
    await pay(id);

    expect(await log(checkout_reference)).toMatchObject([{ state: 'dropped', tries: [] }]);
  });

  it('sends fifty copies at once', async () => {
    await sandbox.fault({ on: 'webhook', kind: 'repeat', copies: 50 });
    await pay((await aTold()).id);
    await shop.hears(50);
  });

  it('sends a message late', async () => {
    await sandbox.control('PUT', '/settings', { timeScale: 100 });
    await sandbox.fault({ on: 'webhook', kind: 'delay', seconds: 20 });
    const began = Date.now();
    await pay((await aTold()).id);
    await shop.hears(1);

    expect(Date.now() - began).toBeGreaterThanOrEqual(195);
  });

  it('holds messages back and sends them in reverse order', async () => {
    await sandbox.fault({ on: 'webhook', kind: 'hold', count: 3 });
    const made = [await aTold(), await aTold(), await aTold()];
    for (const { id } of made) await pay(id);
    await shop.hears(3);

    expect(shop.heard.map(({ body }) => body.id)).toEqual(made.map(({ id }) => id).toReversed());
  });

  it('tells before the answer to the creation has left', async () => {
    await sandbox.fault({ on: 'create', kind: 'early-webhook' });
    const { id } = await aTold();

    expect(shop.heard.map(({ body }) => body.id)).toEqual([id]);
  });

  it('names a forged id, or speaks as an older page of the documentation has it', async () => {
    await sandbox.fault({ on: 'webhook', kind: 'forged-id', when: { times: 1 } });
    const { id } = await aTold();
    await pay(id, { card: '4000000000000002' });
    await sandbox.fault({ on: 'webhook', kind: 'old-style' });
    await pay(id);
    await shop.hears(2);

    const bodies = shop.heard.map(({ body }) => body);
    expect(bodies.find(({ id: named, payload }) => named !== id && !payload)?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(bodies.find(({ payload }) => payload)).toMatchObject({
      event_type: 'checkout.status.updated',
      payload: { checkout_id: id, status: 'PAID' },
    });
  });
});
