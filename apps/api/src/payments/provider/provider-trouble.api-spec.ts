// @module-tag thorough
import { pence } from '@app/pricing';
import { errorCatalogue, paths, type CreateDepositRequest, type DepositResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/a-basket';
import { expectError } from '../../testing/expect-error';
import { until } from '../../testing/until';
import { aDeposit, aKey, attemptsOf, beginDeposit, lastAttempt, withKey } from '../testing/a-deposit';
import { PlanDeposit } from '../deposits/plan-deposit';
import { SettlePayment } from '../attempts/settle-payment';
import { aCheckoutRequest } from '../testing/a-checkout';
import { useCards } from '../testing/use-cards';

const { api, cards } = useCards();

const create = (details: Partial<CreateDepositRequest>, key?: string) =>
  api.post(paths.deposits, aDeposit(details), key ? withKey(key) : {});

describe('when the provider fails', () => {
  it('says what to do while it is down, and the same request works afterwards', async () => {
    const quote = await saveAQuote(api);
    const key = aKey();
    cards.beUnavailable();
    const reply = await create({ quoteId: quote.id }, key);
    expect(reply.statusCode).toBe(201);
    const deposit = reply.json<DepositResponse>();
    expect(deposit).toMatchObject({
      paymentUrl: null,
      error: expect.stringMatching(/Nothing has been charged/),
      code: 'deposit/provider-unavailable',
    });

    cards.recover();
    const again = (await create({ quoteId: quote.id }, key)).json<DepositResponse>();
    expect(again).toMatchObject({ id: deposit.id, paymentUrl: expect.any(String) });
    expect(again).not.toHaveProperty('error');
  });

  it.each([
    ['is down', { kind: 'unavailable', reason: 'x' }],
    ['asks to wait', { kind: 'rate-limited', retryAfterMs: 1_000 }],
    ['refuses our key', { kind: 'unauthorised' }],
  ] as const)('shows a message if it %s, and never an internal error', async (_, answer) => {
    cards.answerWith(answer);
    const reply = await create({ quoteId: (await saveAQuote(api)).id });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      paymentUrl: null,
      error: expect.any(String),
      paymentStatus: 'pending',
    });
  });

  it('handles a lost answer: the checkout that was created is the one that is paid', async () => {
    const quote = await saveAQuote(api);
    cards.loseAnswers('create');
    const first = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(first.paymentUrl).toBeNull();
    const again = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(again).toMatchObject({ id: first.id, paymentUrl: expect.any(String) });
    expect(cards.all().filter(({ reference }) => reference?.includes(first.id))).toHaveLength(1);
  });

  it.each(['another page', 'another page that is paid'])(
    'ignores other checkouts if a list also contains %s',
    async (what) => {
      const reference = `till-${aKey()}`;
      await cards.createCheckout(aCheckoutRequest({ reference }));
      if (what.endsWith('paid')) cards.pay(reference);
      const quote = await saveAQuote(api);
      cards.loseAnswers('create');
      const { id } = (await create({ quoteId: quote.id })).json<DepositResponse>();
      const all = cards.all().filter((one) => one.reference === reference || one.reference === `dep-${id}-1`);
      vi.spyOn(cards, 'findByReference').mockResolvedValue({ kind: 'ok', checkouts: [...all] });
      const again = (await create({ quoteId: quote.id })).json<DepositResponse>();
      expect(again).toMatchObject({ id, paymentStatus: 'pending', paymentUrl: expect.any(String) });
      expect(cards.all().find((one) => one.paymentUrl === again.paymentUrl)?.reference).toBe(`dep-${id}-1`);
    },
  );

  it('requests the page although somebody has just looked for it in vain', async () => {
    const quote = await saveAQuote(api);
    cards.beUnavailable('create', 1);
    const { id } = (await create({ quoteId: quote.id })).json<DepositResponse>();
    const attempt = await lastAttempt(api, id);
    const busy = new Date(Date.now() + 20_000);
    await api.sql('UPDATE payment_attempt SET lease_until = $2 WHERE id = $1', [attempt.id, busy]);
    const planning = vi.spyOn(api.app.get(PlanDeposit), 'next');
    const second = create({ quoteId: quote.id });
    await until(() => Promise.resolve(planning.mock.calls.length > 0));
    const inVain = { kind: 'no-answer', reason: 'not found by its reference' } as const;
    await api.app.get(SettlePayment).settle(attempt.id, inVain, new Date());
    expect((await second).json()).toMatchObject({ id, paymentUrl: expect.any(String) });
  });

  it('creates another checkout if no page can be found for the first', async () => {
    const quote = await saveAQuote(api);
    cards.loseAnswers('create');
    const first = (await create({ quoteId: quote.id })).json<DepositResponse>();
    cards.distort(`dep-${first.id}-1`, { paymentUrl: null });
    const again = (await create({ quoteId: quote.id })).json<DepositResponse>();
    expect(again).toMatchObject({ id: first.id, paymentUrl: expect.any(String) });
    const states = (await attemptsOf(api, first.id)).map(({ state }) => state);
    expect(states).toEqual(['closed', 'open']);
    expect(
      cards.all().filter(({ reference, state }) => reference?.includes(first.id) && state === 'pending'),
    ).toHaveLength(1);
  });

  it('redirects nobody to a page with another amount', async () => {
    const quote = await saveAQuote(api);
    const create1 = cards.createCheckout.bind(cards);
    vi.spyOn(cards, 'createCheckout').mockImplementation((wanted) => {
      cards.distort(wanted.reference, (checkout) => ({
        ...checkout,
        amount: pence((checkout.amount ?? 0) + 1),
      }));
      return create1(wanted);
    });
    const deposit = (await create({ quoteId: quote.id })).json<DepositResponse>();
    vi.restoreAllMocks();
    expect(deposit).toMatchObject({ paymentUrl: null, error: expect.any(String) });
  });
});

describe('never says that nothing was charged if it may have been', () => {
  const delivered = { needsDelivery: true, deliveryAddress: 'RG1 1DA' };

  it('if the page was paid, the provider is down, and delivery is added', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(`dep-${deposit.id}-1`);
    cards.beUnavailable();
    expectError(await create({ quoteId: deposit.quoteId, ...delivered }), 'deposit/outcome-unknown');
  });

  it('if the page was paid in its last minutes, the provider is down, and the customer retries', async () => {
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
  ] as const)('if a page was closed, and the provider %s open another', async (_, answer) => {
    const deposit = await beginDeposit(api);
    vi.spyOn(cards, 'deactivateCheckout').mockImplementationOnce(() => {
      cards.pay(`dep-${deposit.id}-1`);
      return Promise.resolve({ kind: 'ok' });
    });
    vi.spyOn(cards, 'createCheckout').mockResolvedValue(answer);
    const reply = await create({ quoteId: deposit.quoteId, ...delivered });
    expect(reply.json()).toMatchObject({
      paymentUrl: null,
      error: expect.stringMatching(/do not pay again/),
      code: 'deposit/outcome-unknown',
    });
  });

  it('and says what to do instead', () => {
    const { sentence } = errorCatalogue['deposit/outcome-unknown'];
    expect(sentence).toMatch(/do not pay again.*call us/i);
    expect(sentence).not.toMatch(/charged/);
  });
});
