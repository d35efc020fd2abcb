import { paths, type RefundDetail } from '@app/contracts';
import { pence, toPence, toPounds } from '@app/pricing';
import { auditEntriesOf } from '../../testing/audit-entries';
import { changeQuote } from '../../testing/change-quote';
import { expectError } from '../../testing/expect-error';
import { signIn } from '../../testing/sign-in';
import {
  aKey,
  beginDeposit,
  quoteState,
  referenceOf,
  saveQuotes,
  statusOf,
  withKey,
} from '../testing/a-deposit';
import { refundRow } from '../testing/a-refund';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { useRefunds } from '../testing/use-refunds';
import { Refund } from './refund.entity';
import { Statements } from '../../database/statements';
import { payByCard } from '../testing/use-cards';

const { api, cards, clock, staff, worker, aPaidDeposit, ask, carryOut, receivedOn, countOf, kindsOn } =
  useRefunds();

describe('a refund', () => {
  it('is made, mailed to the customer once, and reduces what was received on each quote', async () => {
    const { deposit, quotes, reference } = await aPaidDeposit(2);
    const refund = await ask(deposit.id, '35.71');
    expect(refund).toMatchObject({
      amount: '35.71',
      state: 'pending',
      reason: 'Agreed on the phone',
      remark: null,
    });
    await carryOut(refund.id);

    expect(cards.refunded(reference)).toEqual([3_571]);
    expect(await refundRow(api, refund.id)).toMatchObject({ state: 'confirmed', sends: 1, remark: null });
    const ids = quotes.map(({ id }) => id);
    expect((await receivedOn(ids)).map(({ received }) => received)).toEqual(['17.85', '17.84']);
    expect(await quoteState(api, ids[0] ?? '')).toEqual({ status: 'approved', deposit_state: 'paid' });
    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('paid');
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(1);
    expect((await kindsOn(ids[0] ?? '')).slice(-2)).toEqual(['refund-asked', 'refund-confirmed']);
    expect(await auditEntriesOf(api, deposit.id)).toMatchObject([
      {
        action: 'deposit.refund',
        actor: 'admin@example.com',
        after: { amount: '35.71', refundId: refund.id },
      },
    ]);
  });

  it('is split over tops of which one has no penny of the deposit', async () => {
    const quotes = await saveQuotes(api, 3);
    const ids = quotes.map(({ id }) => id);
    await changeQuote(api, ids, { totalPrice: '100.05' });
    await changeQuote(api, ids[0] ?? '', { totalPrice: '0.01' });
    const deposit = await beginDeposit(api, { quoteIds: ids });
    await payByCard(api, cards, deposit);
    expect((await receivedOn(ids)).map(({ received }) => received)).toEqual(['0.00', '10.01', '10.00']);
    const refund = await ask(deposit.id, '20.01');
    await carryOut(refund.id, 1);
    expect(await refundRow(api, refund.id)).toMatchObject({ state: 'confirmed', sends: 1 });
    expect((await receivedOn(ids)).map(({ received }) => received)).toEqual(['0.00', '0.00', '0.00']);
  });

  it('sends no mail to an erased customer', async () => {
    const { deposit, quotes } = await aPaidDeposit();
    await staff.put(paths.adminQuoteStatus(quotes[0]?.id ?? ''), { status: 'completed' });
    const confirmation = { key: 'erase.me@example.com', confirmation: 'erase.me@example.com' };
    await api.sql(`UPDATE deposit SET customer_email = $2 WHERE id = $1`, [deposit.id, confirmation.key]);
    expect((await staff.post(paths.erasePerson, confirmation)).statusCode).toBe(200);
    await carryOut((await ask(deposit.id, '5.00')).id);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(0);
  });

  it('may be partial, until everything is given back and not a penny more', async () => {
    const { deposit, reference } = await aPaidDeposit();
    for (const amount of ['10.00', '10.00', '15.70']) await carryOut((await ask(deposit.id, amount)).id);
    expect(cards.refunded(reference)).toEqual([1_000, 1_000, 1_570]);
    const more = await staff.post(
      paths.refunds(deposit.id),
      { amount: '0.01', reason: 'x' },
      withKey(aKey()),
    );
    expectError(more, 'refund/too-much');
    expect(await receivedOn(deposit.quoteIds)).toEqual([{ received: '0.00' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(3);
  });

  it('of a part, requested in two tabs opened before, is made once', async () => {
    const { deposit, reference } = await aPaidDeposit();
    const request = { amount: '10.00', reason: 'x', refundableAmount: '35.70' };
    const press = () => staff.post(paths.refunds(deposit.id), request, withKey(aKey()));
    await carryOut((await press()).json<RefundDetail>().id);
    expectError(await press(), 'refund/changed-meanwhile');
    expect(cards.refunded(reference)).toEqual([1_000]);
  });

  it('pressed twice, or twenty times at once, is one', async () => {
    const { deposit, reference } = await aPaidDeposit();
    const session = await signIn(api);
    const key = withKey(aKey());
    const press = (amount = '5.00') =>
      api.post(paths.refunds(deposit.id), { amount, reason: 'x' }, { ...session, ...key });
    const replies = await Promise.all(Array.from({ length: 20 }, () => press()));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const ids = new Set(replies.map((reply) => reply.json<RefundDetail>().id));
    expect(ids.size).toBe(1);
    await Promise.all(
      [...ids].flatMap((id) => [worker().refunder.execute(id), worker().refunder.execute(id)]),
    );
    await carryOut([...ids][0] ?? '');
    expect(cards.refunded(reference)).toEqual([500]);
    expectError(await press('6.00'), 'deposit/key-reused');
    expect((await press()).json<RefundDetail>().state).toBe('confirmed');
  });

  it('is recorded once, however many find it confirmed at the same time', async () => {
    const { deposit, quotes } = await aPaidDeposit();
    const { id } = await ask(deposit.id, '10.00');
    cards.hideRefunds();
    await carryOut(id, 0.1);
    const row = await api.app.get(Statements).manager.findOneByOrFail(Refund, { id });
    await Promise.all([1, 2, 3].map(() => worker().settlement.settle(row, { state: 'confirmed' })));
    expect(await receivedOn(quotes.map((quote) => quote.id))).toEqual([{ received: '25.70' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(1);
  });

  it('has its own key: of two deposits requested with one, one is refused', async () => {
    const deposits = [(await aPaidDeposit()).deposit, (await aPaidDeposit()).deposit];
    const headers = { ...(await signIn(api)), ...withKey(aKey()) };
    const replies = await Promise.all(
      deposits.map(({ id }) => api.post(paths.refunds(id), { amount: '5.00', reason: 'x' }, headers)),
    );
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(1);
    expectError(refused[0] as never, 'deposit/key-reused');
  });

  it('is one at a time', async () => {
    const { deposit } = await aPaidDeposit();
    const replies = await Promise.all(
      ['20.00', '20.00'].map((amount) =>
        staff.post(paths.refunds(deposit.id), { amount, reason: 'x' }, withKey(aKey())),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expectError(replies.find(({ statusCode }) => statusCode === 409) as never, 'refund/under-way');
  });

  it.each(['0', '0.00', '-1', '1.005', '1e2', 'x', '', '35.71'])('of %j is refused', async (amount) => {
    const { deposit } = await aPaidDeposit();
    const reply = await staff.post(paths.refunds(deposit.id), { amount, reason: 'x' }, withKey(aKey()));
    expectError(reply, amount === '35.71' ? 'refund/too-much' : 'request/invalid');
  });

  it('needs a key, so that a lost answer does not cause a second one', async () => {
    const { deposit } = await aPaidDeposit();
    const input = { amount: '5.00', reason: 'x' };
    expectError(await staff.post(paths.refunds(deposit.id), input), 'request/key-missing');
    expectError(await staff.post(paths.refunds(deposit.id), input, withKey('short')), 'request/invalid');
    expect(await api.sql('SELECT FROM refund WHERE deposit_id = $1', [deposit.id])).toEqual([]);
  });

  it('needs a payment, and a reason', async () => {
    const open = await beginDeposit(api);
    const of = (id: string, body: object) =>
      staff.post(paths.refunds(id), { amount: '1.00', reason: 'x', ...body }, withKey(aKey()));
    expectError(await of(open.id, {}), 'refund/nothing-paid');
    expectError(await of('A'.repeat(22), {}), 'deposit/not-found');
    expectError(await of('x', {}), 'deposit/not-found');
    expectError(await of(open.id, { reason: ' ' }), 'request/invalid');
    const { deposit } = await aPaidDeposit();
    expectError(await of(deposit.id, { attemptId: 'B'.repeat(21) + 'A' }), 'refund/nothing-paid');
  });
});

/** What goes wrong on the way, after which the money has gone back once. */
const troubles: [string, (reference: string) => void][] = [
  ['the provider is down for hours', () => cards.beUnavailable('any', 30)],
  ['the records cannot be read at first', () => cards.beUnavailable('transaction', 6)],
  [
    'the provider asks to wait',
    () => cards.answerWith({ kind: 'rate-limited', retryAfterMs: 90_000 }, 'refund', 1),
  ],
  ['the key was withdrawn for a while', () => cards.answerWith({ kind: 'unauthorised' }, 'any', 5)],
  ['the call never arrives', () => cards.beUnavailable('refund', 1)],
  ['the call never arrives, twice', () => cards.beUnavailable('refund', 2)],
  ['the answer is lost after it was made', () => cards.loseAnswers('refund')],
  [
    'the answer is lost, and so are all checks for a while',
    () => {
      cards.loseAnswers('refund');
      vi.spyOn(cards, 'refund').mockImplementationOnce(async (...call) => {
        cards.beUnavailable('transaction', 12);
        return FakeCardPayments.prototype.refund.apply(cards, call);
      });
    },
  ],
  [
    'the answer is lost and the records are late',
    () => {
      cards.loseAnswers('refund');
      cards.hideRefunds();
      let looks = 0;
      const read = vi.spyOn(cards, 'readTransaction');
      read.mockImplementation((id) => {
        if ((looks += 1) > 5) cards.recover();
        return FakeCardPayments.prototype.readTransaction.call(cards, id);
      });
    },
  ],
  [
    'it is accepted and made much later',
    () => {
      cards.takeRefundsAs('pending');
      let looks = 0;
      vi.spyOn(cards, 'readTransaction').mockImplementation((id) => {
        if ((looks += 1) > 20) cards.takeRefundsAs('refunded');
        return FakeCardPayments.prototype.readTransaction.call(cards, id);
      });
    },
  ],
  [
    'the same amount was given back elsewhere before',
    (reference) => cards.giveBackElsewhere(reference, pence(1_000)),
  ],
  ['the process crashes before it reads the records', () => dieOnce(cards, 'readTransaction', false)],
  ['the process crashes after reading the records', () => dieOnce(cards, 'readTransaction', true)],
  ['the process crashes before the request', () => dieOnce(cards, 'refund', false)],
  ['the process crashes after the request', () => dieOnce(cards, 'refund', true)],
  ['the process crashes before it saves the result', () => dieOnce(worker().settlement, 'settle', false)],
  ['the process crashes after it has saved the result', () => dieOnce(worker().settlement, 'settle', true)],
];

/** The next call of a method ends the process that makes it, before or after its work. */
function dieOnce<Thing extends object>(
  thing: Thing,
  method: keyof Thing & string,
  isWorkDone: boolean,
): void {
  const real = (thing as Record<string, (...args: unknown[]) => Promise<unknown>>)[method];
  vi.spyOn(thing as Record<string, () => Promise<unknown>>, method).mockImplementationOnce(
    async (...args: unknown[]) => {
      if (isWorkDone) await real?.apply(thing, args);
      throw new Error('killed');
    },
  );
}

describe('whatever happens, the money is refunded once:', { tags: 'thorough' }, () => {
  it.each(troubles)('although %s', async (_, arrange) => {
    const { deposit, reference } = await aPaidDeposit();
    arrange(reference);
    const before = cards.refunded(reference).length;
    const { id } = await ask(deposit.id, '10.00');
    await carryOut(id);
    cards.recover();

    expect(cards.refunded(reference).slice(before)).toEqual([1_000]);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    expect(await receivedOn(deposit.quoteIds)).toEqual([{ received: '25.70' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(1);
  });

  it('nothing is sent again before the records have had time to show it', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.loseAnswers('refund');
    cards.hideRefunds();
    const { id } = await ask(deposit.id, '10.00');
    await carryOut(id, 14 / 60);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 1 });
    expect(cards.refunded(reference)).toEqual([1_000]);
  });

  it('what the provider has accepted is never sent again, however long its records take', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.hideRefunds();
    const { id } = await ask(deposit.id, '10.00');
    await carryOut(id, 30);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 1, answer: 'accepted' });
    expect(cards.refunded(reference)).toEqual([1_000]);
    expect(await countOf('staff_task', deposit.id, 'check-refund')).toBe(1);
    cards.recover();
    await carryOut(id, 48);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    expect(await api.sql(`SELECT FROM staff_task WHERE key = $1 AND done_at IS NULL`, [id])).toEqual([]);
  });

  it('a late acceptance is never sent again, and does not disturb who took over', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.hideRefunds();
    const { id } = await ask(deposit.id, '10.00');
    let takenOver: unknown;
    vi.spyOn(cards, 'refund').mockImplementationOnce(async (...call) => {
      const result = await FakeCardPayments.prototype.refund.apply(cards, call);
      clock.aheadMs += 60_000;
      await worker().refunder.execute(id);
      takenOver = (await refundRow(api, id))?.next_check_at;
      return result;
    });
    await worker().refunder.execute(id);
    const row = await refundRow(api, id);
    expect(row).toMatchObject({ state: 'sent', sends: 1, answer: 'accepted', next_check_at: takenOver });
    await carryOut(id, 2);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 1 });
    expect(cards.refunded(reference)).toEqual([1_000]);
    cards.recover();
    await carryOut(id, 48);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
  });

  it('three unsuccessful tries make a task for staff', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.beUnavailable('refund');
    const { id } = await ask(deposit.id, '10.00');
    await carryOut(id, 12);
    expect(await refundRow(api, id)).toMatchObject({
      state: 'sent',
      sends: 3,
      remark: 'Sent 3 times, and SumUp’s records do not show it.',
    });
    expect(cards.refunded(reference)).toEqual([]);
    expect(await countOf('staff_task', deposit.id, 'check-refund')).toBe(1);
  });

  it('a double refund makes a task for staff', async () => {
    const { deposit } = await aPaidDeposit();
    const { id } = await ask(deposit.id, '10.00');
    cards.loseAnswers('refund');
    cards.hideRefunds();
    await carryOut(id, 0.1);
    cards.giveBackElsewhere(referenceOf(deposit), pence(1_000));
    cards.recover();
    await carryOut(id);
    expect(await api.sql('SELECT note FROM staff_task WHERE key = $1', [`${id}:twice`])).toEqual([
      { note: 'By SumUp’s records it was given back more than once.' },
    ]);
  });
});

describe('a refusal by the provider', { tags: 'thorough' }, () => {
  const failed = async (arrange: (reference: string) => void, amount = '30.00') => {
    const { deposit, reference } = await aPaidDeposit();
    arrange(reference);
    const { id } = await ask(deposit.id, amount);
    await carryOut(id);
    const [task] = await api.sql<{ note: string }>('SELECT note FROM staff_task WHERE key = $1', [id]);
    return { deposit, reference, task, row: await refundRow(api, id) };
  };

  it('fails the refund with its text, and makes a task', async () => {
    const { deposit, row, task, reference } = await failed(() =>
      vi.spyOn(cards, 'refund').mockResolvedValueOnce({ kind: 'rejected', reason: 'HTTP 422; not now' }),
    );
    const remark = 'The card provider refused it: HTTP 422; not now';
    expect(row).toMatchObject({ state: 'failed', remark, sends: 1 });
    expect(task).toEqual({ note: remark });
    expect(cards.refunded(reference)).toEqual([]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(0);
    expect(await receivedOn(deposit.quoteIds)).toEqual([{ received: '35.70' }]);
    expect((await kindsOn(deposit.quoteId)).at(-1)).toBe('refund-failed');
  });

  it('fails the refund even after acceptance, and it may be requested again', async () => {
    const { deposit, row, reference } = await failed(() => cards.takeRefundsAs('failed'));
    expect(row).toMatchObject({
      state: 'failed',
      remark: 'The card provider took it on, and then refused it.',
    });
    cards.recover();
    await carryOut((await ask(deposit.id, '30.00')).id, 48);
    expect(cards.refunded(reference)).toEqual([3_000]);
  });

  it('prevents sending if the records show less left than we know', async () => {
    const { row, reference } = await failed((of) => cards.giveBackElsewhere(of, pence(600)));
    expect(row).toMatchObject({
      state: 'failed',
      sends: 0,
      remark: 'By SumUp’s records, £29.70 of this charge is left to give back.',
    });
    expect(cards.refunded(reference)).toEqual([600]);
  });
});

it('all sums agree: received is charged less refunded', async () => {
  const [sums] = await api.sql<{ received: string; net: string; of_orders: string }>(`
    SELECT (SELECT sum(received) FROM quote) AS received,
      ((SELECT sum(charged_amount) FROM payment_attempt WHERE state = 'paid')
        + (SELECT sum(pence) FROM ledger_entry JOIN payment_attempt AS paid ON paid.id = attempt_id AND paid.state = 'paid'
            AND paid.transaction_id = ledger_entry.transaction_id WHERE kind = 'refund') / 100.00)::numeric(12, 2) AS net,
      (SELECT sum(received) FROM customer_order) AS of_orders`);
  expect(toPounds(toPence(sums?.received ?? ''))).toBe(sums?.net);
  expect(sums?.of_orders).toBe(sums?.net);
});

describe('a refund that the provider does not let us request', () => {
  const refused = { kind: 'unauthorised' } as const;

  it('counts as not sent, however often, and is sent once the key is correct', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.answerWith(refused, 'refund');
    const { id } = await ask(deposit.id, '10.00');
    await carryOut(id, 12);
    expect(await refundRow(api, id)).toMatchObject({
      state: 'wanted',
      sends: 0,
      remark: 'The card provider does not accept our key.',
    });
    expect(await countOf('staff_task', deposit.id, 'check-refund')).toBe(1);
    cards.recover();
    // Somebody gives back the same on the provider's own pages meanwhile: that is not ours.
    cards.giveBackElsewhere(reference, pence(1_000));
    await carryOut(id, 24);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed', sends: 1 });
    expect(cards.refunded(reference)).toEqual([1_000, 1_000]);
  });

  it('remembers what may have been made before', async () => {
    const { deposit } = await aPaidDeposit();
    cards.answerWith({ kind: 'unavailable', reason: 'x' }, 'refund', 1);
    cards.answerWith(refused, 'refund', 3);
    const { id } = await ask(deposit.id, '10.00');
    await carryOut(id, 2);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed', sends: 2 });
  });
});
