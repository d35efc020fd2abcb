import fc from 'fast-check';
import { paths, type AdminQuoteDetail, type Cancelling, type ReviewDecision } from '@app/contracts';
import { pence, sumPence, toPence, toPounds, vatIn } from '@app/pricing';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { useStaff } from '../../testing/use-api';
import {
  aDeposit,
  aKey,
  attemptsOf,
  checkAttempts,
  referenceOf,
  saveQuotes,
  withKey,
} from '../testing/a-deposit';
import { aRefunder } from '../testing/a-refund';
import { askForBalance, payBalance } from '../testing/an-order';
import { useCards } from '../testing/use-cards';

const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

/** What may happen, and a number that says to which top or deposit, how much and how. */
const deeds = [
  ...['open', 'open both', 'pay', 'pay', 'pay twice', 'look', 'look', 'record', 'record', 'undo'],
  ...['refund', 'carry out', 'accept', 'give back', 'settle', 'dismiss', 'cancel', 'take up'],
  ...['ask', 'ask', 'ask no more', 'open balance', 'open balance', 'open balance'],
] as const;
type Deed = (typeof deeds)[number];
const further = fc.array(fc.tuple(fc.constantFrom(...deeds), fc.nat({ max: 999 })), {
  minLength: 5,
  maxLength: 25,
});
/** Two of three begin where the deposit is there and the balance of the first top is asked for, in parts. */
const untilAsked: readonly [Deed, number][] = [
  ['record', 88],
  ['ask', 0],
];
const histories = fc
  .tuple(fc.constantFrom([], untilAsked, untilAsked), further)
  .map(([begun, rest]) => [...begun, ...rest]);

const detailOf = async (quoteId: string) =>
  (await staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();

/** What does not fit how things stand is refused, and is no part of the history; nothing fails. */
async function ask(call: ReturnType<typeof staff.post>) {
  const reply = await call;
  expect({ body: reply.body, isAnswer: reply.statusCode < 500 }).toMatchObject({ isAnswer: true });
  return reply.statusCode < 300;
}

/** Two tops, and what customers, staff, the provider and the worker do about them. */
async function aShop() {
  const quoteIds = (await saveQuotes(api, 2)).map(({ id }) => id);
  const deposits: { id: string }[] = [];
  /** By the quotes: what staff said that came in, in pence. */
  const recorded = new Map(quoteIds.map((id) => [id, 0]));
  const { refunder } = aRefunder(api, cards, { now });
  // All sizes are agreed: once its deposit is there, an order's balance can be asked for.
  await api.sql('UPDATE quote SET measured_at = now() WHERE id = ANY($1)', [quoteIds]);
  await api.sql(`UPDATE quote SET customer_email = 'ada@example.com' WHERE id = ANY($1)`, [quoteIds]);
  const tokens = new Map<string, string>();
  for (const id of quoteIds) tokens.set(id, await makeOrderToken(api.app.get(Statements), id, now()));

  const openBalance = async (quoteId: string, number: number) => {
    const balance = toPence((await detailOf(quoteId)).ledger.balance);
    const amount = number % 3 === 0 ? balance : pence(1_000 + number * 31);
    const reply = await payBalance(api, tokens.get(quoteId) ?? '', toPounds(amount));
    expect({ body: reply.body, isAnswer: reply.statusCode < 500 }).toMatchObject({ isAnswer: true });
    const page = reply.statusCode < 300 ? reply.json<{ id: string }>() : undefined;
    if (page && !deposits.some(({ id }) => id === page.id)) deposits.push(page);
  };
  const open = async (wanted: string[]) => {
    const reply = await api.post(paths.deposits, aDeposit({ quoteIds: wanted }), withKey(aKey()));
    if (reply.statusCode < 300) deposits.push(reply.json<{ id: string }>());
  };
  const pay = (deposit: { id: string } | undefined, times: number) => {
    const page = deposit && cards.all().find(({ reference }) => reference === referenceOf(deposit));
    if (!deposit || page?.state !== 'pending') return;
    cards.pay(referenceOf(deposit));
    if (times > 1) cards.chargeAgain(referenceOf(deposit));
  };
  const decide = async (deposit: { id: string } | undefined, decision: ReviewDecision) => {
    const [attempt] = deposit ? await attemptsOf(api, deposit.id) : [];
    if (attempt) await ask(staff.post(paths.decideReview(attempt.id), { decision, reason: 'So it is' }));
  };
  const look = async () => {
    for (const { id } of deposits) await checkAttempts(api, id);
  };
  const carryOut = async () => {
    const due = await api.sql<{ id: string }>('SELECT id FROM refund WHERE settled_at IS NULL');
    for (const { id } of due) await refunder.carryOut(id);
  };
  const record = async (quoteId: string, number: number) => {
    const amount = pence(1 + number * 41);
    const means = (['cash', 'card-counter', 'bank-transfer'] as const)[number % 3];
    const payment = { amount: (amount / 100).toFixed(2), means, paidOn: '2026-01-30' };
    if (await ask(staff.post(paths.recordedPayments(quoteId), payment, withKey(aKey()))))
      recorded.set(quoteId, (recorded.get(quoteId) ?? 0) + amount);
  };
  const undo = async (quoteId: string) => {
    const entry = (await detailOf(quoteId)).ledger.entries.find(({ canBeUndone }) => canBeUndone);
    if (entry && (await ask(staff.post(paths.undoPayment(quoteId, entry.id), { reason: 'A mistake' }))))
      recorded.set(quoteId, (recorded.get(quoteId) ?? 0) - toPence(entry.amount));
  };

  /** As much of what was received as the number says, in cash where it does not go to the card. */
  const cancel = async (quoteId: string, number: number) => {
    const preview = await staff.get(paths.quoteCancelling(quoteId));
    if (preview.statusCode !== 200) return;
    const { received, toCard } = preview.json<Cancelling>();
    const givenBack = Math.floor((toPence(received) * number) / 999);
    const order = { givenBack: (givenBack / 100).toFixed(2), means: 'cash', reason: 'Changed their mind' };
    if (await ask(staff.post(paths.cancelOrder(quoteId), order, withKey(aKey()))))
      recorded.set(quoteId, (recorded.get(quoteId) ?? 0) - Math.max(0, givenBack - toPence(toCard)));
  };
  const takeUp = (quoteId: string) => ask(staff.put(paths.adminQuoteStatus(quoteId), { status: 'approved' }));

  const happen = async ([deed, number]: [Deed, number]): Promise<unknown> => {
    const quoteId = quoteIds[number % 2] ?? '';
    const deposit = deposits[number % Math.max(1, deposits.length)];
    switch (deed) {
      case 'open':
        return open([quoteId]);
      case 'open both':
        return open(quoteIds);
      case 'pay':
        return pay(deposit, 1);
      case 'pay twice':
        return pay(deposit, 2);
      case 'look':
        return look();
      case 'record':
        return record(quoteId, number);
      case 'undo':
        return undo(quoteId);
      case 'refund': {
        const refund = { amount: `${1 + (number % 40)}.00`, reason: 'Agreed' };
        return deposit && ask(staff.post(paths.refunds(deposit.id), refund, withKey(aKey())));
      }
      case 'ask':
        return ask(askForBalance(staff, quoteId, number % 4 < 2 ? { smallestPart: '10.00' } : {}));
      case 'ask no more':
        return ask(staff.delete(paths.balanceRequest(quoteId)));
      case 'open balance':
        return openBalance(quoteId, number);
      case 'cancel':
        return cancel(quoteId, number);
      case 'take up':
        return takeUp(quoteId);
      case 'carry out':
        return carryOut();
      case 'accept':
      case 'settle':
      case 'dismiss':
        return decide(deposit, deed);
      case 'give back':
        return decide(deposit, 'refund');
    }
  };
  const end = async () => {
    await look();
    await carryOut();
  };
  return { quoteIds, deposits, recorded, happen, end };
}
type Shop = Awaited<ReturnType<typeof aShop>>;

/** By the provider's books, and by our ledger: every charge, and what went back by the card page. */
async function compareWithProvider({ deposits }: Shop): Promise<void> {
  for (const deposit of deposits) {
    const reference = referenceOf(deposit);
    const page = cards.all().find((checkout) => checkout.reference === reference);
    const charges = (page?.transactions ?? []).filter(({ state }) => state === 'successful');
    const entries = await api.sql<{ kind: string; means: string; pence: string; transaction_id: string }>(
      'SELECT kind, means, pence, transaction_id FROM ledger_entry WHERE deposit_id = $1 ORDER BY id',
      [deposit.id],
    );
    const charged = entries.filter(({ kind }) => kind === 'payment');
    expect(charged.map(({ transaction_id }) => transaction_id).sort()).toEqual(
      charges.map(({ id }) => id).sort(),
    );
    expect(sumOf(charged)).toBe(sumPence(charges.map(({ amount }) => amount ?? pence(0))));
    const back = entries.filter(({ kind, means }) => kind === 'refund' && means === 'card-online');
    const givenBack = charges.length > 0 ? cards.givenBack(reference) : [];
    expect(0 - sumOf(back)).toBe(givenBack.reduce((sum, amount) => sum + amount, 0));
  }
}
const sumOf = (entries: { pence: string }[]) =>
  entries.reduce((sum, { pence: amount }) => sum + Number(amount), 0);

/** What each quote says of its money is its ledger, to the penny, and what staff recorded is all there. */
async function compareWithQuotes({ quoteIds, recorded }: Shop): Promise<void> {
  for (const id of quoteIds) {
    const { ledger, receivedDeposit, payment, paymentBlocker } = await detailOf(id);
    const { entries, price, received, balance, credit, missingDeposit } = ledger;
    expect(received).toBe(receivedDeposit);
    expect(entries[0]?.receivedAfter ?? '0.00').toBe(received);
    expect(toPence(received) + toPence(balance) - toPence(credit)).toBe(toPence(price));
    const byHand = entries.filter(({ means }) => means !== 'card-online' && means !== 'other');
    expect(sumPence(byHand.map(({ amount }) => toPence(amount)))).toBe(recorded.get(id));
    // The deposit is there, however it came: nobody is asked for it again.
    if (toPence(missingDeposit) === 0) expect(['paid', 'review']).toContain(payment);
    if (payment === 'paid') expect(['paid', 'refunded', 'declined']).toContain(paymentBlocker);
  }
}

/** Never may two pages take a card for one top, whatever they are for. */
async function countOpenPages({ quoteIds }: Shop): Promise<void> {
  const pages = await api.sql(
    `SELECT quote_id FROM payment_attempt JOIN deposit_quote USING (deposit_id)
     WHERE quote_id = ANY($1) AND state IN ('creating', 'open', 'failed') GROUP BY quote_id HAVING count(*) > 1`,
    [quoteIds],
  );
  expect(pages).toEqual([]);
}

/**
 * What was paid is invoiced, as far as the price goes, and up to all of that once the balance was asked for; and no number
 * was left out, whatever was rolled back.
 */
async function compareWithInvoices({ quoteIds }: Shop): Promise<void> {
  for (const id of quoteIds) {
    const { ledger } = await detailOf(id);
    const [lines] = await api.sql<{ gross: string; vat: string; has_final: boolean }>(
      `SELECT coalesce(sum(gross_pence), 0) AS gross, coalesce(sum(vat_pence), 0) AS vat,
         coalesce(bool_or(kind = 'final'), false) AS has_final
       FROM invoice_line JOIN invoice ON invoice.id = invoice_id WHERE quote_id = $1`,
      [id],
    );
    const paid = Math.max(0, Math.min(toPence(ledger.received), toPence(ledger.price)));
    const gross = Number(lines?.gross);
    // Once the whole price is invoiced, what is invoiced is what the page says; of an order that ended, what was paid.
    if (lines?.has_final) expect([paid, toPence(ledger.price)]).toContain(gross);
    else expect(gross).toBe(paid);
    expect(Math.abs(Number(lines?.vat) - vatIn(pence(gross)))).toBeLessThanOrEqual(2);
  }
  const gaps = await api.sql(
    'SELECT kind, year FROM invoice GROUP BY kind, year HAVING count(*) <> max(sequence) OR min(sequence) <> 1',
  );
  expect(gaps).toEqual([]);
}

const holdAlways = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const shop = await aShop();
      for (const deed of history) {
        await shop.happen(deed);
        if (deed[0].startsWith('open')) await countOpenPages(shop);
      }
      await shop.end();
      await compareWithProvider(shop);
      await compareWithQuotes(shop);
      await compareWithInvoices(shop);
    }),
    { numRuns },
  );

it(
  'is what the provider’s books and staff say, whatever happens in whichever order',
  { timeout: 120_000 },
  () => holdAlways(20),
);

it('and is so in many more', { timeout: 900_000, tags: 'thorough' }, () => holdAlways(400));
