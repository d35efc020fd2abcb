// @module-tag thorough
import { pence } from '@app/pricing';
import { errorCatalogue, paths, type CreateDepositRequest, type DepositResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { until } from '../../testing/until';
import {
  aDeposit,
  newIdempotencyKey,
  attemptsOf,
  beginDeposit,
  lastAttempt,
  withKey,
} from '../testing/a-deposit';
import { PlanDeposit } from '../deposits/plan-deposit';
import { SettlePayment } from '../attempts/settle-payment';
import { aCheckoutRequest } from '../testing/a-checkout';
import { useCards } from '../testing/use-cards';

const { api, cards } = useCards();

const create = (details: Partial<CreateDepositRequest>, key?: string) =>
  api.post(paths.deposits, aDeposit(details), key ? withKey(key) : {});

describe('when the provider fails', () => {
  it('returns a message while the provider is down, and a repeated request succeeds afterwards', async () => {
    const quote = await saveAQuote(api);
    const key = newIdempotencyKey();
    cards.beUnavailable();
    const response = await create({ quoteId: quote.id }, key);
    expect(response.statusCode).toBe(201);
    const deposit = response.json<DepositResponse>();
    expect(deposit).toMatchObject({
      paymentUrl: null,
      error: expect.stringMatching(/Nothing has been charged/),
      code: 'deposit/provider-unavailable',
    });

    cards.recover();
    const repeated = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    expect(repeated).toMatchObject({ id: deposit.id, paymentUrl: expect.any(String) });
    expect(repeated).not.toHaveProperty('error');
  });

  it.each([
    ['is down', { kind: 'unavailable', reason: 'x' }],
    ['limits our requests', { kind: 'rate-limited', retryAfterMs: 1_000 }],
    ['rejects our key', { kind: 'unauthorised' }],
  ] as const)('returns a message instead of an internal error if the provider %s', async (_, fault) => {
    cards.respondWith(fault);
    const response = await create({ quoteId: (await saveAQuote(api)).id });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      paymentUrl: null,
      error: expect.any(String),
      paymentStatus: 'pending',
    });
  });

  it('reuses the checkout whose response was lost', async () => {
    const quote = await saveAQuote(api);
    cards.loseResponses('create');
    const first = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(first.paymentUrl).toBeNull();
    const repeated = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(repeated).toMatchObject({ id: first.id, paymentUrl: expect.any(String) });
    expect(cards.all().filter(({ reference }) => reference?.includes(first.id))).toHaveLength(1);
  });

  it.each(['another checkout', 'another checkout that is paid'])(
    'uses its own checkout if the provider also lists %s',
    async (other) => {
      const reference = `till-${newIdempotencyKey()}`;
      await cards.createCheckout(aCheckoutRequest({ reference }));
      if (other.endsWith('paid')) cards.pay(reference);
      const quote = await saveAQuote(api);
      cards.loseResponses('create');
      const { id } = (await create({ quoteId: quote.id })).json<DepositResponse>();
      const all = cards
        .all()
        .filter((checkout) => checkout.reference === reference || checkout.reference === `dep-${id}-1`);
      vi.spyOn(cards, 'findByReference').mockResolvedValue({ kind: 'ok', checkouts: [...all] });
      const repeated = (await create({ quoteId: quote.id })).json<DepositResponse>();
      expect(repeated).toMatchObject({ id, paymentStatus: 'pending', paymentUrl: expect.any(String) });
      expect(cards.all().find((checkout) => checkout.paymentUrl === repeated.paymentUrl)?.reference).toBe(
        `dep-${id}-1`,
      );
    },
  );

  it('creates the checkout although a concurrent check has just not found it', async () => {
    const quote = await saveAQuote(api);
    cards.beUnavailable('create', 1);
    const { id } = (await create({ quoteId: quote.id })).json<DepositResponse>();
    const attempt = await lastAttempt(api, id);
    const leaseUntil = new Date(Date.now() + 20_000);
    await api.sql('UPDATE payment_attempt SET lease_until = $2 WHERE id = $1', [attempt.id, leaseUntil]);
    const planSpy = vi.spyOn(api.app.get(PlanDeposit), 'planNextStep');
    const second = create({ quoteId: quote.id });
    await until(() => Promise.resolve(planSpy.mock.calls.length > 0));
    const notFound = { kind: 'inconclusive', reason: 'not found by its reference' } as const;
    await api.app.get(SettlePayment).settle(attempt.id, notFound, new Date());
    expect((await second).json()).toMatchObject({ id, paymentUrl: expect.any(String) });
  });

  it('creates another checkout if the first has no payment page', async () => {
    const quote = await saveAQuote(api);
    cards.loseResponses('create');
    const first = (await create({ quoteId: quote.id })).json<DepositResponse>();
    cards.distort(`dep-${first.id}-1`, { paymentUrl: null });
    const repeated = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(repeated).toMatchObject({ id: first.id, paymentUrl: expect.any(String) });
    const states = (await attemptsOf(api, first.id)).map(({ state }) => state);
    expect(states).toEqual(['closed', 'open']);
    expect(
      cards.all().filter(({ reference, state }) => reference?.includes(first.id) && state === 'pending'),
    ).toHaveLength(1);
  });

  it('returns no payment page whose amount differs from the deposit', async () => {
    const quote = await saveAQuote(api);
    const createCheckout = cards.createCheckout.bind(cards);
    vi.spyOn(cards, 'createCheckout').mockImplementation((request) => {
      cards.distort(request.reference, (checkout) => ({
        ...checkout,
        amount: pence((checkout.amount ?? 0) + 1),
      }));
      return createCheckout(request);
    });
    const deposit = (await create({ quoteId: quote.id })).json<DepositResponse>();
    vi.restoreAllMocks();
    expect(deposit).toMatchObject({ paymentUrl: null, error: expect.any(String) });
  });
});

describe('the message never says that nothing was charged if a card may have been charged', () => {
  const withDelivery = { needsDelivery: true, deliveryAddress: 'RG1 1DA' };

  it('when the page was paid, the provider is down, and delivery is added', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(`dep-${deposit.id}-1`);
    cards.beUnavailable();
    expectError(await create({ quoteId: deposit.quoteId, ...withDelivery }), 'deposit/outcome-unknown');
  });

  it('when the page was paid in its last minutes, the provider is down, and the customer retries', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(`dep-${deposit.id}-1`);
    await api.sql(
      `UPDATE payment_attempt SET valid_until = now() + interval '1 minute' WHERE deposit_id = $1`,
      [deposit.id],
    );
    cards.beUnavailable();
    expectError(await api.post(paths.retryDeposit(deposit.id), {}), 'deposit/outcome-unknown');
  });

  it.each([
    ['cannot', { kind: 'unavailable', reason: 'x' }],
    ['will not', { kind: 'rejected', reason: 'x' }],
  ] as const)('when a page was closed, and the provider %s open another', async (_, fault) => {
    const deposit = await beginDeposit(api);
    vi.spyOn(cards, 'deactivateCheckout').mockImplementationOnce(() => {
      cards.pay(`dep-${deposit.id}-1`);
      return Promise.resolve({ kind: 'ok' });
    });
    vi.spyOn(cards, 'createCheckout').mockResolvedValue(fault);
    const response = await create({ quoteId: deposit.quoteId, ...withDelivery });
    expect(response.json()).toMatchObject({
      paymentUrl: null,
      error: expect.stringMatching(/do not pay again/),
      code: 'deposit/outcome-unknown',
    });
  });

  it('tells the customer not to pay again and to call us', () => {
    const { sentence } = errorCatalogue['deposit/outcome-unknown'];
    expect(sentence).toMatch(/do not pay again.*call us/i);
    expect(sentence).not.toMatch(/charged/);
  });
});
