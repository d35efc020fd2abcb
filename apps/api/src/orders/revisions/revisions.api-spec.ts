import {
  type AdminQuote,
  type AdminOrderSummary,
  type MoneyResponse,
  type OrderRow,
  paths,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { IssueDueInvoices } from '../../payments/invoices/issue-due-invoices';
import { randomId } from '../../platform/ids/random-id';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { orderRepriced } from '../../quotes/actions/order-outbox';
import { stillNeedsReminderSql } from '../../quotes/reminders/reminder-statements';
import { saveAQuote } from '../../testing/builders/a-basket';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectError } from '../../testing/expect-error';
import { payByCard } from '../../payments/testing/use-cards';
import { aDeposit, newIdempotencyKey, beginDeposit, withKey } from '../../payments/testing/a-deposit';
import { useRevisions } from '../testing/use-revisions';

const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';
const {
  api,
  admin,
  staff,
  cards,
  clock,
  now,
  read,
  detail,
  quoteRow,
  kindsOf,
  answer,
  answered,
  recorded,
  pay,
  measure,
  propose,
} = useRevisions();
const handlers = new OutboxHandlers();
beforeAll(() => new IssueDueInvoices(handlers, api.app.get(Statements), { now }).onModuleInit());
/** Runs the worker's handler after a revised price is agreed. */
const reprice = (quoteId: string) => handlers.handle(orderRepriced, { quoteId });

describe('a proposal', () => {
  it('shows both sizes and prices, and the paid amount, to anyone who has its link', async () => {
    const { original, revised } = await propose({ isPaid: true });
    expect(await read(revised.id)).toMatchObject({
      status: 'pending',
      length: 1194,
      totalPrice: '355.22',
      customerName: null,
      paymentBlocker: 'paid',
      supersededBy: null,
      revision: {
        state: 'proposed',
        previousReference: original.reference,
        previousTotal: '357.00',
        difference: '-1.78',
        depositCredited: '35.70',
        deliveryAmount: '0.00',
        previousLength: 1200,
        previousWidth: 350,
        answeredAt: null,
      },
    });
    expect(await read(original.id)).toMatchObject({ revision: null, supersededBy: null });
  });

  it('shows the delivery price before and after consent, and when it is revised again', async () => {
    const { revised } = await propose({ isPaid: true, isDelivered: true });
    const delivered = { depositCredited: '39.20', deliveryAmount: '35.00' };
    expect(await read(revised.id)).toMatchObject({ revision: { state: 'proposed', ...delivered } });
    expect(await answered(revised.id)).toMatchObject({ revision: { state: 'agreed', ...delivered } });
    const next = await measure(revised.id, { lengthMm: 1180, knownVersion: 1 });
    expect(await read(next.id)).toMatchObject({ revision: { state: 'proposed', ...delivered } });
  });

  it('shows the delivery price on the first top only', async () => {
    const tops = [await saveAQuote(api), await saveAQuote(api)];
    const deposit = await beginDeposit(api, {
      quoteIds: tops.map(({ id }) => id),
      needsDelivery: true,
      deliveryAddress: '1 High Street, RG1 1DA',
    });
    await payByCard(api, cards, deposit);
    const shown: unknown[] = [];
    for (const { id } of tops) shown.push((await read((await measure(id)).id)).revision);
    expect(shown).toMatchObject([
      { depositCredited: '39.20', deliveryAmount: '35.00' },
      { depositCredited: '35.70', deliveryAmount: '0.00' },
    ]);
  });

  it('cannot be paid a second time', async () => {
    const { revised } = await propose({ isPaid: true });
    const reply = await api.post(
      paths.deposits,
      aDeposit({ quoteId: revised.id }),
      withKey(newIdempotencyKey()),
    );
    expectError(reply, 'deposit/not-payable');
  });

  it('lists its order among those that wait for an answer, until there is one', async () => {
    const { original, revised } = await propose({ isPaid: true });
    const waiting = async () =>
      (await api.get(`${paths.adminOrders}?show=to-confirm`, admin))
        .json<OrderRow[]>()
        .map(({ leadQuoteId }) => leadQuoteId);
    expect(await waiting()).toEqual([original.id]);
    await answer(revised.id);
    expect(await waiting()).toEqual([]);
  });

  it('is not listed as payable for staff, and gets no reminders', async () => {
    const { original, revised } = await propose({ email: 'ada@example.com' });
    const lines = (await api.get(paths.adminQuotes, admin)).json<AdminQuote[]>();
    expect(lines.map(({ id, paymentBlocker }) => [id, paymentBlocker])).toEqual([
      [revised.id, 'not-agreed'],
      [original.id, null],
    ]);
    expect(await detail(revised.id)).toMatchObject({ paymentBlocker: 'not-agreed' });
    await api.sql(
      `INSERT INTO mail (id, kind, key, to_address, quote_ids, state, created_at, composed_at, settled_at, subject)
       SELECT $1, 'quote', $1, 'ada@example.com', ARRAY[$2], 'sent', at, at, at, ''
       FROM (SELECT $3::timestamptz - interval '1 day' AS at) AS yesterday`,
      [randomId(), revised.id, now()],
    );
    const isDue = () =>
      api.app.get(Statements).run(stillNeedsReminderSql, [revised.id, 'ada@example.com', now()]);
    expect(await isDue()).toEqual([]);
    await answered(revised.id);
    expect(await isDue()).toHaveLength(1);
  });
});

describe('a proposal without earlier payments', () => {
  it('can be paid only after the customer agreed', async () => {
    const { revised } = await propose();
    const ask = () =>
      api.post(paths.deposits, aDeposit({ quoteId: revised.id }), withKey(newIdempotencyKey()));
    const { details } = expectError(await ask(), 'deposit/not-payable');
    expect(details?.quotes).toMatchObject([{ quoteId: revised.id, blocker: 'not-agreed' }]);
    expect(await read(revised.id)).toMatchObject({ paymentBlocker: 'not-agreed' });
    expect(await answered(revised.id)).toMatchObject({ paymentBlocker: null, status: 'pending' });
    expect(await detail(revised.id)).toMatchObject({ status: 'pending', payment: 'none', isMeasured: true });
    expect((await ask()).statusCode).toBe(201);
  });
});

describe('consent', () => {
  it.each([
    ['on the share page', answered],
    ['by phone', recorded],
  ] as const)(
    'replaces the quote with the revised one, approved, measured, with its payments: %s',
    async (_, agree) => {
      const { original, revised } = await propose({ isPaid: true });
      await agree(revised.id);
      expect(await read(revised.id)).toMatchObject({
        status: 'approved',
        length: 1194,
        totalPrice: '355.22',
        revision: { state: 'agreed', depositCredited: '35.70', answeredAt: expect.stringMatching(/Z$/) },
      });
      expect(await api.sql('SELECT quote_id, agreed_id, stage FROM order_item')).toEqual([
        { quote_id: original.id, agreed_id: revised.id, stage: 'measured' },
      ]);
      expect(await quoteRow(revised.id)).toMatchObject({
        status: 'approved',
        received: '35.70',
        deposit_state: 'paid',
        measured_at: expect.any(Date),
      });
      expect(await quoteRow(original.id)).toMatchObject({
        received: '0.00',
        standing: 'superseded',
        measured_at: null,
      });
      expect(await read(original.id)).toMatchObject({
        supersededBy: { id: revised.id, reference: revised.reference },
      });
      // Staff find the payment on the revised quote and can refund it there.
      expect((await detail(revised.id)).deposits).toMatchObject([
        { paymentStatus: 'paid', refundableAmount: '35.70', quotes: [{ id: original.id }] },
      ]);
      expect(
        await api.sql('SELECT version, length_mm, note, how FROM measurement WHERE quote_id = $1', [
          revised.id,
        ]),
      ).toEqual([{ version: 1, length_mm: 1194, note: 'Wall leans', how: 'phone' }]);
      expect((await kindsOf(original.id)).at(-1)).toBe('revision-agreed');
      expect(await kindsOf(revised.id)).toEqual(['made-by-revision', 'revision-agreed']);
    },
  );

  it('to a price below the paid amount creates a task to refund the rest, on the current quote', async () => {
    const { original, revised } = await propose({ isPaid: true });
    const all = { amount: '321.31', method: 'cash', paidOn: now().toISOString().slice(0, 10) };
    const toRefund = () =>
      api.sql(`SELECT quote_id, note FROM staff_task WHERE kind = 'refund-credit' AND done_at IS NULL`);
    const paid = await api.post(paths.recordedPayments(original.id), all, {
      ...admin,
      ...withKey(newIdempotencyKey()),
    });
    expect({ status: paid.statusCode }).toEqual({ status: 201 });
    expect(await toRefund()).toEqual([{ quote_id: original.id, note: '0.01' }]);
    await answered(revised.id);
    await reprice(revised.id);
    expect(await toRefund()).toEqual([{ quote_id: revised.id, note: '1.79' }]);
  });

  it('counts once if it is repeated', async () => {
    const { revised } = await propose();
    const replies = await Promise.all([answer(revised.id), answer(revised.id), answer(revised.id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(
      await api.sql(`SELECT key, quote_id, note FROM staff_task WHERE kind = 'revision-answered'`),
    ).toEqual([{ key: revised.id, quote_id: revised.id, note: 'accepted-unpaid' }]);
    expect(
      await api.sql(`SELECT to_address, quote_ids FROM mail WHERE kind = 'staff-revision-answered'`),
    ).toEqual([{ to_address: null, quote_ids: [revised.id] }]);
    expect(await kindsOf(revised.id)).toEqual(['made-by-revision', 'revision-agreed']);
  });

  it.each(['original', 'revised'] as const)(
    'keeps the customer details that staff corrected on the %s quote before the consent',
    async (which) => {
      const { revised, ...proposal } = await propose({ isPaid: true, email: 'mistyped@example.com' });
      const quotes = { original: proposal.original, revised };
      const reply = await staff.put(paths.adminQuoteCustomer(quotes[which].id), {
        customerEmail: 'ada@example.com',
        deliveryAddress: '1 Friar Street',
      });
      expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
      await answered(revised.id);
      for (const { id } of Object.values(quotes)) {
        expect(await quoteRow(id)).toMatchObject({
          customer_name: 'Ada Lovelace',
          customer_email: 'ada@example.com',
          delivery_address: '1 Friar Street',
        });
        expect(await kindsOf(id)).toContain('customer-changed');
      }
    },
  );
});

describe('the expected deposit', { tags: 'thorough' }, () => {
  /** The expected deposit of all quotes and of the week, in pounds, each with the number of quotes. */
  const expected = async () => {
    const summary = (await api.get(paths.adminOrderSummary, admin)).json<AdminOrderSummary>();
    const { total } = (await api.get(`${paths.money}?weeks=1`, admin)).json<MoneyResponse>();
    return {
      listed: summary.quotes,
      worth: summary.quotesWorth,
      week: total.expected,
      quotes: total.quotes,
    };
  };
  const first = { worth: '357.00', week: '35.70', quotes: 1 };

  it('counts each top once: the first quote until the customer agrees, then the revised quote', async () => {
    const { revised } = await propose();
    expect(await expected()).toEqual({ ...first, listed: 2 });
    await answered(revised.id);
    const second = { worth: '355.22', week: '35.52', quotes: 1 };
    expect(await expected()).toEqual({ ...second, listed: 2 });
  });

  it('does not change if the customer declines, or if other sizes are recorded', async () => {
    const { original, revised } = await propose();
    await answered(revised.id, { isAgreed: false });
    expect(await expected()).toEqual({ ...first, listed: 2 });
    for (const [knownVersion, price] of [
      [1, 'revise'],
      [2, 'keep'],
    ] as const)
      await measure(original.id, { lengthMm: 1190, knownVersion, price });
    expect(await expected()).toEqual({ ...first, listed: 3 });
  });
});

describe('payments', { tags: 'thorough' }, () => {
  it('on the revised quote decrease with a refund', async () => {
    const { original, revised } = await propose({ isPaid: true });
    await answered(revised.id);
    await reprice(revised.id);
    const given = { amount: '10.00', method: 'cash', isMoreThanCredit: true, note: 'Agreed on the phone' };
    const back = { ...given, paidOn: now().toISOString().slice(0, 10) };
    expect(
      await staff.post(paths.refundedCredit(revised.id), back, withKey(newIdempotencyKey())),
    ).toMatchObject({
      statusCode: 201,
    });
    expect(await quoteRow(revised.id)).toMatchObject({ deposit_state: 'paid', received: '25.70' });
    expect(await quoteRow(original.id)).toMatchObject({ received: '0.00' });
  });

  it('continue through a second revision', async () => {
    const { revised } = await propose({ isPaid: true });
    await answered(revised.id);
    const second = await measure(revised.id, { lengthMm: 1190, how: 'on-site', knownVersion: 1 });
    await answered(second.id, { totalPrice: second.totalPrice });
    await reprice(second.id);
    expect(await quoteRow(second.id)).toMatchObject({ deposit_state: 'paid', received: '35.70' });
    expect(await quoteRow(revised.id)).toMatchObject({ received: '0.00', standing: 'superseded' });
  });

  it('count for the revised quote if nothing was paid before', async () => {
    const { original, revised } = await propose();
    await answered(revised.id);
    const refused = await api.post(
      paths.deposits,
      aDeposit({ quoteId: original.id }),
      withKey(newIdempotencyKey()),
    );
    expectError(refused, 'deposit/not-payable');
    await pay(await read(revised.id));
    expect(await quoteRow(revised.id)).toMatchObject({ deposit_state: 'paid', received: '35.52' });
  });
});

describe('asking to be called instead', () => {
  it('leaves the first quote unchanged, and creates a call task', async () => {
    const { original, revised } = await propose({ isPaid: true });
    expect(await answered(revised.id, { isAgreed: false })).toMatchObject({
      status: 'declined',
      revision: { state: 'declined' },
    });
    await answered(revised.id, { isAgreed: false });
    expect(await quoteRow(original.id)).toMatchObject({ standing: 'current', received: '35.70' });
    expect(await api.sql(`SELECT note FROM staff_task WHERE kind = 'revision-answered'`)).toEqual([
      { note: 'declined' },
    ]);
    expectError(await answer(revised.id), 'revision/answered');
  });
});

describe('an answer is rejected', { tags: 'thorough' }, () => {
  it('if another price was shown, and returns the current price', async () => {
    const { revised } = await propose();
    const { details } = expectError(
      await answer(revised.id, { totalPrice: '355.23' }),
      'quote/price-changed',
    );
    expect(details).toMatchObject({ totalPrice: '355.22' });
  });

  it('without a proposal', async () => {
    const { original } = await propose();
    expectError(await answer(original.id, { totalPrice: '357.00' }), 'revision/none');
    expectError(await answer(unknownId), 'quote/not-found');
    expectError(await answer('1'), 'quote/not-found');
  });

  it('if other sizes were recorded after the proposal', async () => {
    const { original, revised } = await propose();
    await measure(original.id, { lengthMm: 1190, knownVersion: 1, price: 'keep' });
    expectError(await answer(revised.id), 'revision/none');
    expect(await read(revised.id)).toMatchObject({ revision: { state: 'withdrawn' } });
  });

  it.each(['original', 'revised'] as const)('if staff declined the %s quote', async (which) => {
    const proposal = await propose();
    await changeQuote(api, proposal[which].id, { status: 'declined' });
    expectError(await answer(proposal.revised.id), 'revision/none');
    expect(await quoteRow(proposal.original.id)).toMatchObject({ standing: 'current' });
  });

  it('if the original quote is completed, but a call can be requested', async () => {
    const { original, revised } = await propose();
    await changeQuote(api, original.id, { status: 'completed' });
    expectError(await answer(revised.id), 'revision/none');
    expect(await quoteRow(original.id)).toMatchObject({ status: 'completed', standing: 'current' });
    expect(await quoteRow(revised.id)).toMatchObject({ status: 'pending' });
    await answered(revised.id, { isAgreed: false });
  });

  it('while a payment on the first quote is under review', async () => {
    const { original, revised } = await propose();
    await changeQuote(api, original.id, { depositState: 'review' });
    expectError(await answer(revised.id), 'deposit/in-review');
    await answered(revised.id, { isAgreed: false });
  });

  it('once its price has expired, but a call can be requested', async () => {
    const { revised } = await propose();
    clock.aheadMs = 32 * 86_400_000;
    expectError(await answer(revised.id), 'revision/expired');
    await answered(revised.id, { isAgreed: false });
  });
});
