// @module-tag thorough
import { Client } from 'pg';
import { paths, type BasketResponse, type QuoteResponse } from '@app/contracts';
import { findQuotesSql } from '../../quotes';
import { lockQuotesOfTopsSql } from '../../quotes/lineage/lock-top';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { CheckPayment } from '../attempts/check-payment';
import { CloseCheckout } from '../attempts/close-checkout';
import {
  findOtherLiveAttemptsSql,
  findOtherPaymentSql,
  findPageOfTopsSql,
  findQuotesOfTopsSql,
} from '../attempts/attempt-statements';
import { lockQuotesOfAttemptSql } from '../attempts/settle-statements';
import { aDeposit, beginDeposit, lastAttempt, quoteState, statusOf } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';
import { changeQuote } from '../../testing/builders/change-quote';

/** Editing or renewing a top creates a new quote, but its deposit is paid only once. */
const { api, cards, clock } = useCards();

const minutes = (count: number) => count * 60_000;
const referenceOf = ({ id }: { id: string }) => `dep-${id}-1`;
const pageOf = (deposit: { id: string }) =>
  cards.all().find(({ reference }) => reference === referenceOf(deposit));
const create = (details: object) => api.post(paths.deposits, aDeposit(details));
const renew = ({ id }: QuoteResponse) => saveAQuote(api, { replacesQuoteId: id });
const check = async (depositId: string) =>
  api.app.get(CheckPayment).check((await lastAttempt(api, depositId)).id);

it('editing an item of the basket closes the payment page of its old quote', async () => {
  const session = aSession();
  const quote = await saveAQuote(api);
  await fillBasket(api, session, quote);
  const old = await beginDeposit(api, { basketSessionId: session });
  const edited = await renew(quote);
  await api.post(paths.basketItems(session), { quoteId: edited.id, replacesQuoteId: quote.id });
  await beginDeposit(api, { basketSessionId: session });
  expect(await lastAttempt(api, old.id)).toMatchObject({ state: 'closed' });
  expect(pageOf(old)).toMatchObject({ state: 'expired' });
});

it('one deposit cannot cover two quotes of one top', async () => {
  const quote = await saveAQuote(api);
  const [edited, other] = [await renew(quote), await saveAQuote(api)];
  const { details } = expectError(
    await create({ quoteIds: [edited.id, quote.id, other.id] }),
    'deposit/not-payable',
  );
  expect(details?.quotes).toEqual([{ quoteId: quote.id, reference: quote.reference, blocker: 'superseded' }]);
  await beginDeposit(api, { quoteIds: [edited.id, other.id] });
});

it('a page expires with its quote, and the renewed quote gets a new page', async () => {
  const quote = await saveAQuote(api);
  const validUntil = new Date(Date.now() + minutes(10));
  await changeQuote(api, quote.id, { validUntil });
  const old = await beginDeposit(api, { quoteId: quote.id });
  expect(pageOf(old)?.validUntil).toEqual(validUntil);
  clock.aheadMs = minutes(12);
  expectError(await create({ quoteId: quote.id }), 'deposit/not-payable');
  await beginDeposit(api, { quoteId: (await renew(quote)).id });
  expect(() => cards.pay(referenceOf(old))).toThrow(/takes no card/);
});

it('repeated requests in the last minute of a quote return the same page', async () => {
  const quote = await saveAQuote(api);
  await changeQuote(api, quote.id, { validUntil: () => `now() + interval '1 minute'` });
  const first = await beginDeposit(api, { quoteId: quote.id });
  expect((await beginDeposit(api, { quoteId: quote.id })).paymentUrl).toBe(first.paymentUrl);
});

it.each<[string, (quote: QuoteResponse) => Promise<QuoteResponse>]>([
  ['renewed', renew],
  ['renewed twice', async (quote) => renew(await renew(quote))],
])('a top that is paid cannot be paid again when it is %s', async (_, renewQuote) => {
  const quote = await saveAQuote(api);
  const deposit = await beginDeposit(api, { quoteId: quote.id });
  await payByCard(api, cards, deposit);
  const latest = await renewQuote(quote);
  const response = expectError(await create({ quoteId: latest.id }), 'deposit/not-payable');
  // The blocker is also part of all responses with the quote.
  const session = aSession();
  await fillBasket(api, session, latest);
  const { items } = (await api.get(paths.basket(session))).json<BasketResponse>();
  const read = (await api.get(paths.quote(latest.id))).json<QuoteResponse>();
  const responses = [latest, read, items[0]?.quote];
  for (const response of responses) expect(response?.paymentBlocker).toBe('paid-under-another');
  expect(response.details?.quotes).toEqual([
    { quoteId: latest.id, reference: latest.reference, blocker: 'paid-under-another' },
  ]);
});

it('a top that is paid on a renewed quote cannot be paid on its old quote or another renewal', async () => {
  const quote = await saveAQuote(api);
  const [first, second] = [await renew(quote), await renew(quote)];
  const deposit = await beginDeposit(api, { quoteId: first.id });
  await payByCard(api, cards, deposit);
  for (const { id } of [quote, second]) {
    const response = expectError(await create({ quoteId: id }), 'deposit/not-payable');
    expect(response.details?.quotes).toMatchObject([{ quoteId: id, blocker: 'paid-under-another' }]);
  }
});

it('a late payment for the old quote goes to review instead of counting twice', async () => {
  const quote = await saveAQuote(api);
  const old = await beginDeposit(api, { quoteId: quote.id });
  // The provider reports the page as closed, but still accepts a card on it.
  vi.spyOn(cards, 'deactivateCheckout').mockResolvedValueOnce({ kind: 'ok' });
  const latest = await beginDeposit(api, { quoteId: (await renew(quote)).id });
  cards.pay(referenceOf(latest));
  cards.pay(referenceOf(old));
  await Promise.all([check(latest.id), check(old.id)]);
  const statuses = [await statusOf(api, latest.id), await statusOf(api, old.id)];
  expect(statuses.map(({ paymentStatus }) => paymentStatus).sort()).toEqual(['paid', 'review']);
});

it('a payment closes the pages open for other quotes of the same top', async () => {
  const quote = await saveAQuote(api);
  const latest = await beginDeposit(api, { quoteId: (await renew(quote)).id });
  // The quotes are linked as versions of one top only after both pages were opened.
  const other = await saveAQuote(api);
  const old = await beginDeposit(api, { quoteId: other.id });
  await changeQuote(api, other.id, { replacesQuoteId: quote.id, topId: quote.id });
  await api.sql('UPDATE order_item SET top_id = $1 WHERE quote_id = $2', [quote.id, other.id]);
  await payByCard(api, cards, latest);
  const { id } = await lastAttempt(api, latest.id);
  const messages = await api.sql(
    `SELECT FROM outbox_message WHERE topic = 'close-other-checkouts' AND key = $1`,
    [id],
  );
  expect(messages).toHaveLength(1);
  const otherAttempts = await api.sql<{ id: string }>(findOtherLiveAttemptsSql, [[latest.quoteId], id]);
  expect(otherAttempts.map((attempt) => attempt.id)).toEqual([(await lastAttempt(api, old.id)).id]);
  for (const attempt of otherAttempts)
    expect(await api.app.get(CloseCheckout).close(attempt.id)).toBe('closed');
});

it('simultaneous requests for several versions of a top leave at most one open page', async () => {
  const quote = await saveAQuote(api);
  const versions = [quote, await renew(quote), await renew(quote)];
  await Promise.all(versions.flatMap(({ id }) => [create({ quoteId: id }), create({ quoteId: id })]));
  const states = await Promise.all(versions.map(({ id }) => quoteState(api, id)));
  expect(states.filter((state) => state?.deposit_state === 'open').length).toBeLessThanOrEqual(1);
});

describe('a payment for a top that was revised', () => {
  it.each([
    ['begins', lockQuotesOfTopsSql, ({ id }: QuoteResponse) => Promise.resolve([id])],
    ['is settled', lockQuotesOfAttemptSql, async ({ id }: QuoteResponse) => (await beginAttempt(id)).id],
  ])('locks all quotes of the top when it %s', async (_, text, parameterOf) => {
    const first = await saveAQuote(api);
    const original = await renew(first);
    const value = await parameterOf(original);
    const revised = await renew(original);
    await api.sql(
      `INSERT INTO quote_revision (quote_id, original_id, measurement_version, previous_total, credited_deposit, proposed_at,
         answered_at, state)
       VALUES ($1, $2, 1, 357, 0, now(), now(), 'agreed')`,
      [revised.id, original.id],
    );
    const quoteIds = [first, original, revised].map(({ id }) => id);
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(text, [value]);
      const free = await api.sql('SELECT id FROM quote WHERE id = ANY($1) FOR NO KEY UPDATE SKIP LOCKED', [
        quoteIds,
      ]);
      expect(free).toEqual([]);
    } finally {
      await client.end();
    }
  });
  const beginAttempt = async (quoteId: string) => lastAttempt(api, (await beginDeposit(api, { quoteId })).id);
});

describe('among many thousands of quotes', () => {
  beforeAll(async () => {
    const { id } = await saveAQuote(api);
    const [columns] = await api.sql<{ names: string }>(`
      SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
      WHERE table_name = 'quote' AND is_generated = 'NEVER'
        AND column_name NOT IN ('id', 'reference', 'replaces_quote_id', 'top_id')`);
    const idExpression = `left(translate(encode(sha256(number::text::bytea), 'base64'), '+/', '-_'), 21) || 'A'`;
    const previous = idExpression.replace('number', '(number - 1)');
    // Every fifth quote replaces the previous one.
    await api.sql(
      `INSERT INTO quote (id, reference, replaces_quote_id, top_id, ${columns?.names})
       SELECT ${idExpression}, 'VT-26-9' || lpad(number::text, 6, '0'),
         CASE WHEN number % 5 = 0 THEN ${previous} END, CASE WHEN number % 5 = 0 THEN ${previous} ELSE ${idExpression} END,
         ${columns?.names}
       FROM quote, generate_series(1, 50000) AS number WHERE id = $1`,
      [id],
    );
    await api.sql('ANALYZE quote');
  });

  it.each([
    ['lockQuotesOfTops', lockQuotesOfTopsSql, (id: string) => `ARRAY['${id}']`],
    ['findQuotesStatement', findQuotesSql, (id: string) => `ARRAY['${id}']`],
    ['findQuotesOfTops', findQuotesOfTopsSql, (id: string) => `ARRAY['${id}']`],
    ['findPageOfTopsSql', findPageOfTopsSql, (id: string) => `ARRAY['${id}'], 'deposit'`],
    ['findOtherPaymentSql', findOtherPaymentSql, (id: string) => `ARRAY['${id}'], 'x'`],
    ['findOtherLiveAttemptsSql', findOtherLiveAttemptsSql, (id: string) => `ARRAY['${id}'], 'x'`],
    ['lockQuotesOfAttempt', lockQuotesOfAttemptSql, (id: string) => `'${id}'`],
  ])('the quotes of one top are found by indexes only: %s', async (_, text, parameterOf) => {
    const [quote] = await api.sql<{ id: string }>(`SELECT id FROM quote WHERE reference = 'VT-26-9000500'`);
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      await client.query('SET plan_cache_mode = force_generic_plan');
      await client.query(`PREPARE planned AS ${text}`);
      const { rows } = await client.query(
        `EXPLAIN (FORMAT JSON) EXECUTE planned(${parameterOf(quote?.id ?? '')})`,
      );
      expect(JSON.stringify(rows)).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"quote"/);
      expect(JSON.stringify(rows)).toContain('pk_quote');
    } finally {
      await client.end();
    }
  });
});
