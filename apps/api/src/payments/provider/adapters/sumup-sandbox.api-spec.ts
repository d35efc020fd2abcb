// @module-tag thorough
import { startApi, type TestApi } from '../../../testing/start-api';
import { startSumupSandbox, type SumupSandbox } from '../../../testing/start-sumup-sandbox';
import { until } from '../../../testing/until';
import { beginDeposit, checkAttempts } from '../../testing/a-deposit';
import { aRefunder, requestRefund, refundRow } from '../../testing/a-refund';
import { aWantedCheckout } from '../../testing/a-wanted-checkout';
import { keepsCardPaymentsContract } from '../../testing/card-payments-contract';
import { SumupCardPayments } from './sumup-card-payments';

const limits = { headMs: 10_000, wholeMs: 15_000, mostBytes: 65_536 };
let sandbox: SumupSandbox;
let payments: SumupCardPayments;
beforeAll(async () => {
  sandbox = await startSumupSandbox();
  payments = new SumupCardPayments(sandbox.settings, limits);
});
afterAll(async () => {
  payments.onApplicationShutdown();
  await sandbox.stop();
});

describe('SumUp, as its sandbox has it', () => {
  keepsCardPaymentsContract(() => ({ payments, ...sandbox }));
});

describe('with a fault in the sandbox', () => {
  const fault = (one: Record<string, unknown>) => sandbox.control('POST', '/faults', one);
  beforeEach(() => sandbox.control('DELETE', '/faults'));

  const read = async (id: string) => {
    const told = await payments.readCheckout(id);
    return told.kind === 'ok' ? told.checkout : told;
  };
  const aPaidCheckout = async () => {
    const wanted = aWantedCheckout();
    const made = await payments.createCheckout(wanted);
    await sandbox.pay(wanted.reference);
    return { wanted, id: made.kind === 'ok' ? made.checkout.id : '' };
  };

  it.each([
    [{ kind: 'reset' }],
    [{ kind: 'silence' }],
    [{ kind: 'html' }],
    [{ kind: 'truncated' }],
    [{ kind: 'endless' }],
  ])('finds a checkout again that was made although the answer was lost: %j', async (lost) => {
    const wanted = aWantedCheckout();
    await fault({ on: 'create', when: { times: 1 }, ...lost });
    const impatient = new SumupCardPayments(sandbox.settings, { ...limits, headMs: 2_000, wholeMs: 2_000 });
    expect((await impatient.createCheckout(wanted)).kind).toBe('unavailable');
    impatient.onApplicationShutdown();

    expect(await payments.createCheckout(wanted)).toEqual({ kind: 'duplicate' });
    const found = await payments.findByReference(wanted.reference);
    expect(found).toMatchObject({
      kind: 'ok',
      checkouts: [{ reference: wanted.reference, amount: wanted.amount }],
    });
  });

  it('knows of a page that closed over a card which is being charged', async () => {
    await fault({ on: 'charge', kind: 'pending-at-deadline', seconds: 3_600 });
    const { id } = await aPaidCheckout();
    expect(await read(id)).toMatchObject({ state: 'expired', transactions: [{ state: 'pending' }] });
    expect(await payments.deactivateCheckout(id)).toEqual({ kind: 'processed' });
  });

  it.each([
    [{ kind: 'reset', work: 'none' }, 'unavailable'],
    [{ kind: 'redirect', location: '/v0.1/me' }, 'unavailable'],
    [{ kind: 'status', status: 400 }, 'rejected'],
    [{ kind: 'status', status: 401 }, 'unauthorised'],
    [{ kind: 'status', status: 403 }, 'unauthorised'],
    [{ kind: 'status', status: 422 }, 'rejected'],
    [{ kind: 'status', status: 429 }, 'rate-limited'],
    [{ kind: 'status', status: 500 }, 'unavailable'],
    [{ kind: 'status', status: 502, html: true }, 'unavailable'],
    [{ kind: 'status', status: 503 }, 'unavailable'],
    [{ kind: 'status', status: 504 }, 'unavailable'],
  ])('says what it was when nothing was made: %j', async (one, kind) => {
    const wanted = aWantedCheckout();
    await fault({ on: 'create', when: { times: 1 }, ...one });
    expect((await payments.createCheckout(wanted)).kind).toBe(kind);
    expect((await payments.createCheckout(wanted)).kind).toBe('ok');
  });

  it.each([
    [{ kind: 'amount-off', pence: 1 }, { amount: 12_346 }],
    [{ kind: 'amount-off', pence: -1 }, { amount: 12_344 }],
    [{ kind: 'amount-as-text' }, { amount: null }],
    [{ kind: 'remove-field', field: 'amount' }, { amount: null }],
    [{ kind: 'remove-field', field: 'status' }, { state: 'unknown' }],
    [{ kind: 'remove-field', field: 'id' }, { kind: 'unavailable' }],
    [{ kind: 'other', what: 'status' }, { state: 'unknown' }],
    [
      { kind: 'set-field', field: 'surprise', value: { a: 1 } },
      { state: 'paid', amount: 12_345 },
    ],
    [
      { kind: 'set-field', field: 'hosted_checkout_url', value: 'https://evil.example/' },
      { paymentUrl: null },
    ],
  ])('tells a paid checkout as it was told, and hides nothing: %j', async (one, seen) => {
    const { id } = await aPaidCheckout();
    await fault({ on: 'read', ...one });
    expect(await read(id)).toMatchObject(seen);
  });

  it.each([
    ['currency', 'currency'],
    ['merchant', 'merchantCode'],
    ['reference', 'reference'],
    ['id', 'id'],
  ])("lets another's %s be seen", async (what, field) => {
    const { id } = await aPaidCheckout();
    const right = (await read(id)) as unknown as Record<string, unknown>;
    await fault({ on: 'read', kind: 'other', what });
    const wrong = (await read(id)) as unknown as Record<string, unknown>;
    expect(wrong.state).toBe('paid');
    expect(wrong[field]).not.toEqual(right[field]);
  });

  it('knows a withdrawn key', async () => {
    await sandbox.control('PUT', '/settings', { acceptsKey: false });
    expect(await payments.checkMerchant()).toEqual({ kind: 'unauthorised' });
    expect((await payments.createCheckout(aWantedCheckout())).kind).toBe('unauthorised');
    await sandbox.control('PUT', '/settings', { acceptsKey: true });
  });

  it('asks once, whatever comes', async () => {
    const { total: before } = await sandbox.control<{ total: number }>('GET', '/calls');
    await fault({ on: 'any', kind: 'status', status: 503 });
    await payments.createCheckout(aWantedCheckout());
    const { total } = await sandbox.control<{ total: number }>('GET', '/calls');
    expect(total - before).toBe(1);
  });
});

describe('a refund, with the sandbox as a process of its own', () => {
  let api: TestApi;
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    api = await startApi({ cardPayments: payments, now });
  });
  afterAll(() => api.stop());
  beforeEach(() => sandbox.control('DELETE', '/faults'));

  afterEach(() => sandbox.control('PUT', '/settings', { apiVersion: '2026-08' }));

  it.each([
    ['that is answered without a body, as by SumUp’s earlier documents', null],
    ['whose answer is lost after it was booked', { on: 'refund', kind: 'reset' }],
    ['whose answer is a proxy’s page', { on: 'refund', kind: 'html' }],
    ['that is refused before it is heard', { on: 'refund', kind: 'status', status: 503 }],
    ['that comes too often', { on: 'refund', kind: 'status', status: 429 }],
    [
      'whose books are away after it was sent',
      { on: 'transaction', kind: 'status', status: 502, html: true, when: { calls: [2, 3] } },
    ],
    ['that is under way for a while', { on: 'refund', kind: 'lag', seconds: 1 }],
  ])('%s goes back once', async (_, fault) => {
    aheadMs = 0;
    const deposit = await beginDeposit(api);
    const reference = `dep-${deposit.id}-1`;
    await sandbox.pay(reference);
    await checkAttempts(api, deposit.id);
    if (fault) await sandbox.control('POST', '/faults', { when: { times: 1 }, ...fault });
    else await sandbox.control('PUT', '/settings', { apiVersion: '2026-06' });
    const { id } = await requestRefund(api, deposit.id, { amount: '12.30' });
    const { refunder } = aRefunder(api, payments, { now });
    // Our clock goes from look to look, the sandbox's as the world's: what is under way there needs its moment.
    await until(async () => {
      const row = await refundRow(api, id);
      if (!row?.next_check_at) return true;
      aheadMs = Math.max(aheadMs, row.next_check_at.getTime() - Date.now());
      await refunder.carryOut(id);
      return false;
    });
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    const refunds = await sandbox.control('GET', `/refunds?reference=${reference}`);
    expect(refunds).toMatchObject([{ amountPence: 1_230 }]);
  });
});
