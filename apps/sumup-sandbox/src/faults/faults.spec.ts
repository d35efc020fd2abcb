// @module-tag thorough
import { connect } from 'node:net';
import { aCheckout, apiKey } from '../testing/a-checkout';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';
import type { Fault } from './fault';

const checkouts = '/v0.1/checkouts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/faults'));
afterAll(() => sandbox.stop());

const create = (wanted = {}) => sandbox.api('POST', checkouts, aCheckout(wanted));
const read = async (id: string | undefined) =>
  (await (await sandbox.api('GET', `${checkouts}/${id}`)).json()) as Record<string, unknown>;
const pay = (id: string | undefined, body = {}) => sandbox.control('POST', `/checkouts/${id}/pay`, body);

/** What a call comes to: its status, or that there was no answer. */
const outcome = (call: Promise<Response>) =>
  call.then(
    (reply) => reply.status,
    () => 'no answer',
  );
/** The one fault that there is has met a call. */
async function struck(): Promise<void> {
  for (;;) {
    const [fault] = (await sandbox.control('GET', '/faults')) as { used: number }[];
    if (fault?.used) return;
    await new Promise((done) => setTimeout(done, 5));
  }
}
const exists = async (reference: string) =>
  ((await (await sandbox.api('GET', `${checkouts}?checkout_reference=${reference}`)).json()) as unknown[])
    .length === 1;

describe('an answer is lost', () => {
  it.each([
    ['after the work', undefined, true],
    ['before the work', 'none' as const, false],
  ])('by a broken connection, %s', async (title, work, isMade) => {
    await sandbox.fault({ on: 'create', kind: 'reset', work, when: { calls: [1] } });

    expect(await outcome(create({ checkout_reference: title }))).toBe('no answer');
    expect(await exists(title)).toBe(isMade);
    expect(await outcome(create({ checkout_reference: title }))).toBe(isMade ? 409 : 201);
  });

  it.each([
    ['said nothing', undefined, true],
    ['done nothing', 'none' as const, false],
  ])('by silence, having %s', async (title, work, isMade) => {
    await sandbox.fault({ on: 'create', kind: 'silence', work });
    const patience = new AbortController();
    const call = outcome(
      fetch(`${sandbox.url}${checkouts}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(aCheckout({ checkout_reference: title })),
        signal: patience.signal,
      }),
    );
    await struck();
    setTimeout(() => patience.abort(), 300);

    expect(await call).toBe('no answer');
    expect(await exists(title)).toBe(isMade);
  });

  it('in a body that never ends', async () => {
    await sandbox.fault({ on: 'list', kind: 'endless' });
    const patience = new AbortController();
    const reply = await fetch(`${sandbox.url}${checkouts}`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: patience.signal,
    });
    setTimeout(() => patience.abort(), 1_000);

    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
  });

  it('in the middle, or to a proxy that speaks HTML', async () => {
    await sandbox.fault({ on: 'list', kind: 'truncated', when: { calls: [1] } });
    await sandbox.fault({ on: 'list', kind: 'html', when: { calls: [2] } });
    await sandbox.create();
    await expect(sandbox.api('GET', checkouts).then((reply) => reply.json())).rejects.toThrow(/JSON/);
    const html = await sandbox.api('GET', checkouts);

    expect(html.status).toBe(200);
    expect(html.headers.get('content-type')).toContain('text/html');
  });

  it('by a redirect', async () => {
    await sandbox.fault({ on: 'read', kind: 'redirect', location: 'http://127.0.0.1:1/' });
    const reply = await sandbox.api('GET', `${checkouts}/x`);

    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('http://127.0.0.1:1/');
  });
});

it.each([400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504])(
  'answers %d, in JSON or as a proxy does',
  async (status) => {
    await sandbox.fault({ on: 'create', kind: 'status', status, when: { calls: [1] } });
    await sandbox.fault({ on: 'create', kind: 'status', status, html: true, when: { calls: [2] } });
    const [json, html] = [await create(), await create()];

    expect([json.status, html.status]).toEqual([status, status]);
    expect(typeof (await json.json())).toBe('object');
    expect(await html.text()).toContain('<html>');
  },
);

it('answers late', async () => {
  await sandbox.fault({ on: 'list', kind: 'latency', ms: 200 });
  const began = Date.now();
  await sandbox.api('GET', checkouts);

  expect(Date.now() - began).toBeGreaterThanOrEqual(195);
});

it.each<[string, Fault, Record<string, unknown>]>([
  ['a field is new', { on: 'read', kind: 'set-field', field: 'new', value: [1] }, { new: [1] }],
  ['the amount is a penny more', { on: 'read', kind: 'amount-off', pence: 1 }, { amount: 12.35 }],
  ['the amount is a penny less', { on: 'read', kind: 'amount-off', pence: -1 }, { amount: 12.33 }],
  ['the amount is a text', { on: 'read', kind: 'amount-as-text' }, { amount: '12.34' }],
  ['the currency is another', { on: 'read', kind: 'other', what: 'currency' }, { currency: 'EUR' }],
  ['the merchant is another', { on: 'read', kind: 'other', what: 'merchant' }, { merchant_code: 'MCOTHER9' }],
  [
    'the reference is another',
    { on: 'read', kind: 'other', what: 'reference' },
    { checkout_reference: expect.stringMatching(/-other$/) },
  ],
  ['the status is unknown', { on: 'read', kind: 'other', what: 'status' }, { status: 'IN_REVIEW' }],
])('tells a checkout wrongly: %s', async (_title, fault, wrong) => {
  const { id } = await sandbox.create();
  const right = await read(id);
  await sandbox.fault(fault);

  expect(await read(id)).toEqual({ ...right, ...wrong });
});

it('leaves a field out', async () => {
  const { id } = await sandbox.create();
  await sandbox.fault({ on: 'read', kind: 'remove-field', field: 'status' });

  expect(await read(id)).not.toHaveProperty('status');
});

it('tells another id than was asked for', async () => {
  const { id } = await sandbox.create();
  await sandbox.fault({ on: 'any', kind: 'other', what: 'id' });

  expect((await read(id)).id).not.toBe(id);
});

describe('a payment comes through late', () => {
  it('by a number of reads', async () => {
    await sandbox.fault({ on: 'read', kind: 'lag', reads: 2 });
    const { id } = await sandbox.create();
    await pay(id);
    const seen = [await read(id), await read(id), await read(id)];

    expect(seen.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PAID']);
    expect(seen[0]).toMatchObject({ transactions: [] });
    expect(seen[0]).not.toHaveProperty('transaction_id');
  });

  it('by a time', async () => {
    await sandbox.fault({ on: 'read', kind: 'lag', seconds: 1_000 });
    const { id } = await sandbox.create();
    await pay(id);
    expect((await read(id)).status).toBe('PENDING');
    await sandbox.control('PUT', '/settings', { timeScale: 1_000_000 });
    await new Promise((done) => setTimeout(done, 20));

    expect((await read(id)).status).toBe('PAID');
    await sandbox.control('PUT', '/settings', { timeScale: 1 });
  });
});

describe('a card', () => {
  it('is declined although it is good', async () => {
    await sandbox.fault({ on: 'charge', kind: 'decline', when: { times: 1 } });
    const { id } = await sandbox.create();

    expect([await pay(id), await pay(id)]).toEqual([{ result: 'declined' }, { result: 'paid' }]);
  });

  it('fails and then pays', async () => {
    await sandbox.fault({ on: 'charge', kind: 'fail-then-pay', seconds: 200 });
    await sandbox.control('PUT', '/settings', { timeScale: 100 });
    const { id } = await sandbox.create();
    expect(await pay(id)).toEqual({ result: 'declined' });
    expect((await read(id)).status).toBe('FAILED');
    await new Promise((done) => setTimeout(done, 2_010));

    expect(await read(id)).toMatchObject({
      status: 'PAID',
      transactions: [{ status: 'FAILED' }, { status: 'SUCCESSFUL' }],
    });
    await sandbox.control('PUT', '/settings', { timeScale: 1 });
  });

  it('is still being charged when its page closes, which cannot be taken back, and then it is paid', async () => {
    await sandbox.fault({ on: 'charge', kind: 'pending-at-deadline', seconds: 200 });
    await sandbox.control('PUT', '/settings', { timeScale: 100 });
    const { id, checkout_reference } = await sandbox.create();
    expect(await pay(id)).toEqual({ result: 'expired' });
    expect(await read(id)).toMatchObject({ status: 'EXPIRED', transactions: [{ status: 'PENDING' }] });
    expect(await pay(id)).toEqual({ result: 'expired' });
    expect((await sandbox.api('DELETE', `${checkouts}/${id}`)).status).toBe(409);
    await new Promise((done) => setTimeout(done, 2_010));

    expect(await read(id)).toMatchObject({ status: 'PAID', transactions: [{ status: 'SUCCESSFUL' }] });
    expect(await sandbox.control('GET', `/charges?reference=${checkout_reference}`)).toMatchObject([
      { charges: 1, injectedCharges: 0 },
    ]);
    await sandbox.control('PUT', '/settings', { timeScale: 1 });
  });

  it('is charged twice, and the ledger tells the second as made by a fault', async () => {
    await sandbox.fault({ on: 'charge', kind: 'second-charge' });
    const { id, checkout_reference } = await sandbox.create();
    await pay(id);

    expect((await read(id)).transactions).toMatchObject([{ status: 'SUCCESSFUL' }, { status: 'SUCCESSFUL' }]);
    expect(await sandbox.control('GET', `/charges?reference=${checkout_reference}`)).toMatchObject([
      { charges: 2, injectedCharges: 1, chargedPence: 2_468 },
    ]);
  });

  it('pays after a deactivation was refused', async () => {
    await sandbox.fault({ on: 'deactivate', kind: 'refuse-then-pay' });
    const { id } = await sandbox.create();
    const refused = await sandbox.api('DELETE', `${checkouts}/${id}`);

    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error_code: 'CHECKOUT_CANT_BE_DEACTIVATED' });
    expect((await read(id)).status).toBe('PAID');
  });
});

describe('faults pick their calls', () => {
  it('by number, by reference and by how often', async () => {
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

  it('by a chance that comes out the same with the same seed', async () => {
    const draw = async () => {
      await sandbox.control('POST', '/reset', { seed: 'chance' });
      await sandbox.fault({ on: 'list', kind: 'status', status: 500, when: { chance: 0.5 } });
      const drawn = [];
      for (let count = 0; count < 30; count += 1) drawn.push(await outcome(sandbox.api('GET', checkouts)));
      return drawn;
    };
    const first = await draw();

    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await draw()).toEqual(first);
  });

  it('for a time', async () => {
    await sandbox.fault({ on: 'list', kind: 'status', status: 503, when: { forSeconds: 2 } });
    expect(await outcome(sandbox.api('GET', checkouts))).toBe(503);
    await new Promise((done) => setTimeout(done, 2_010));

    expect(await outcome(sandbox.api('GET', checkouts))).toBe(200);
  });

  it('until they are removed', async () => {
    const [made] = (await sandbox.fault({ on: 'any', kind: 'status', status: 500 })) as { id: string }[];
    expect(await outcome(sandbox.api('GET', checkouts))).toBe(500);
    expect(await sandbox.control('GET', '/faults')).toMatchObject([{ id: made?.id, used: 1 }]);
    await sandbox.control('DELETE', `/faults/${made?.id}`);

    expect(await outcome(sandbox.api('GET', checkouts))).toBe(200);
  });

  it('even after a restart', async () => {
    await sandbox.fault({ on: 'list', kind: 'status', status: 500, when: { calls: [2] } });
    expect(await outcome(sandbox.api('GET', checkouts))).toBe(200);
    await sandbox.restart();

    expect(await outcome(sandbox.api('GET', checkouts))).toBe(500);
  });
});

it.each([
  [{ on: 'create', kind: 'explode' }, 'kind must be one of latency, silence'],
  [{ on: 'webhook', kind: 'reset' }, 'reset: on must be equal to one of the allowed values'],
  [{ on: 'read', kind: 'status', status: 418 }, 'status: status must be equal'],
  [{ on: 'read', kind: 'latency', seconds: 3 }, 'latency: the fault must NOT have additional properties'],
  ['nonsense', 'kind must be one of'],
])('refuses %j and says what is wrong', async (fault, sentence) => {
  expect(await sandbox.control('POST', '/faults', fault)).toEqual({
    error: expect.stringContaining(sentence),
  });
  expect(await sandbox.control('GET', '/faults')).toEqual([]);
});

it('does not wait, when it is stopped, for those whom it keeps waiting', async () => {
  const other = await startSandbox();
  await other.fault({ on: 'list', kind: 'silence' });
  const { port } = new URL(other.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${checkouts} HTTP/1.1\r\nhost: sandbox\r\n\r\n`);
  const ended = new Promise((done) => socket.once('close', done));
  await new Promise((done) => setTimeout(done, 100));
  const began = Date.now();
  await other.stop();
  await ended;

  expect(Date.now() - began).toBeLessThan(20_000);
});

it('lags anew after a reset, although all ids come again', async () => {
  const statuses = [];
  for (let round = 0; round < 2; round += 1) {
    await sandbox.control('POST', '/reset');
    await sandbox.fault({ on: 'read', kind: 'lag', reads: 1 });
    const { id } = await sandbox.create({ checkout_reference: 'again' });
    await pay(id);
    statuses.push((await read(id)).status, (await read(id)).status);
  }

  expect(statuses).toEqual(['PENDING', 'PAID', 'PENDING', 'PAID']);
});
