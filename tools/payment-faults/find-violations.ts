import type { PaymentSystem } from './system.ts';

export type Charge = {
  reference: string;
  charges: number;
  chargedPence: number;
  injectedCharges: number;
  refundedPence: number;
};
export type GivenBack = {
  reference: string;
  confirmed: number;
  is_live: boolean;
  mails: number;
  count: number;
};
export type Attempt = {
  reference: string;
  state: string;
  deposit_status: string;
  pence: number;
  quote_ids: string[];
  purpose: 'deposit' | 'balance';
};
export type Receipted = { id: string; status: string; receipts: number };
export type Mailed = {
  id: string;
  status: string;
  confirmations: number;
  notices: number;
};
export type Overdue = { reference: string; state: string };
export type Unequal = { deposit_id: string };
export type Entered = { reference: string; charged: number; back: number };

/**
 * Compares what the provider charged with what the shop believes: a sentence for each violation, and money is right where
 * there is none. `isOver` says that the time in which everything must have come right is over.
 */
export async function findViolations(system: PaymentSystem, { isOver = true } = {}) {
  const charges = (await system.control('GET', '/charges')) as Charge[];
  const attempts = await system.sql<Attempt>(`
      SELECT attempt.checkout_reference AS reference, attempt.state, deposit.status AS deposit_status, deposit.purpose,
        (attempt.amount * 100)::int AS pence,
        array_agg(held.quote_id ORDER BY held.position) AS quote_ids
      FROM payment_attempt AS attempt
      JOIN deposit ON deposit.id = attempt.deposit_id
      JOIN deposit_quote AS held ON held.deposit_id = deposit.id
      GROUP BY attempt.id, deposit.id`);
  const found: string[] = [];
  const byReference = new Map(attempts.map((attempt) => [attempt.reference, attempt]));
  const chargesOfQuote = new Map<string, number>();

  for (const charge of charges) {
    const attempt = byReference.get(charge.reference);
    if (!attempt) {
      found.push(`${charge.reference} was charged, and there is no attempt of that name`);
      continue;
    }
    if (isOver && !['paid', 'review', 'returned'].includes(attempt.state))
      found.push(`${charge.reference} was charged, and its attempt is ${attempt.state}`);
    if (charge.chargedPence !== attempt.pence * charge.charges)
      found.push(
        `${charge.reference} was charged ${charge.chargedPence}p, and ${attempt.pence}p were asked for`,
      );
    const own = charge.charges - charge.injectedCharges;
    if (own > 1) found.push(`${charge.reference} was charged ${own} times`);
    // Of the balance there may be parts.
    if (attempt.purpose === 'balance') continue;
    for (const quote of attempt.quote_ids) chargesOfQuote.set(quote, (chargesOfQuote.get(quote) ?? 0) + own);
  }
  for (const [quote, count] of chargesOfQuote) {
    if (count > 1) found.push(`quote ${quote} was charged ${count} times`);
  }

  const charged = new Set(charges.map(({ reference }) => reference));
  for (const attempt of attempts) {
    if (attempt.state === 'paid' && !charged.has(attempt.reference))
      found.push(`${attempt.reference} is paid, and nothing was charged`);
    if (attempt.state === 'paid' && attempt.deposit_status !== 'paid')
      found.push(`${attempt.reference} is paid, and its deposit is ${attempt.deposit_status}`);
  }
  const falselyPaid = await system.sql<{ id: string }>(
    `SELECT id FROM deposit WHERE status = 'paid' AND NOT EXISTS (
       SELECT 1 FROM payment_attempt WHERE deposit_id = deposit.id AND state = 'paid')`,
  );
  for (const { id } of falselyPaid) found.push(`deposit ${id} is paid without a paid attempt`);

  const unmarked = await system.sql<{ quote_id: string }>(
    `SELECT held.quote_id FROM deposit_quote AS held
     JOIN deposit ON deposit.id = held.deposit_id JOIN quote ON quote.id = held.quote_id
     WHERE deposit.status = 'paid' AND (NOT CASE purpose WHEN 'balance' THEN held.is_balance_paid ELSE held.is_paid END OR quote.deposit_state <> 'paid' OR quote.status = 'pending')`,
  );
  for (const { quote_id } of unmarked) found.push(`quote ${quote_id} is paid and does not say so`);

  const mailed = await system.sql<Mailed>(
    `SELECT deposit.id, deposit.status,
       count(*) FILTER (WHERE mail.kind = 'deposit-confirmation')::int AS confirmations,
       count(*) FILTER (WHERE mail.kind = 'staff-deposit-paid')::int AS notices
     FROM deposit LEFT JOIN mail ON mail.deposit_id = deposit.id
     WHERE purpose = 'deposit'
     GROUP BY deposit.id`,
  );
  for (const { id, status, confirmations, notices } of mailed) {
    const due = status === 'paid' ? 1 : 0;
    if (confirmations !== due)
      found.push(`deposit ${id} is ${status} and confirmed to its customer ${confirmations} times`);
    if (notices !== due) found.push(`deposit ${id} is ${status} and told to the team ${notices} times`);
  }

  found.push(...(await findWrongBalances(system)));
  found.push(...(await findWrongRefunds(system, charges, isOver)));
  if (isOver) found.push(...(await findMissingEntries(system, charges)));

  if (isOver) {
    const overdue = await system.sql<Overdue>(
      `SELECT checkout_reference AS reference, state FROM payment_attempt
       WHERE next_check_at < now() - make_interval(secs => $1)`,
      [Math.max(5, system.scaled(120_000) / 1_000)],
    );
    for (const { reference, state } of overdue)
      found.push(`${reference} (${state}) should have been looked at`);
  }
  return found;
}

/** Nobody pays more than the price without being asked about it, and each payment of the balance has its receipt. */
async function findWrongBalances(system: PaymentSystem) {
  const overpaid = await system.sql<{ id: string }>('SELECT id FROM quote WHERE received > order_price(id)');
  const receipted = await system.sql<Receipted>(`
    SELECT id, status, (
      SELECT count(*) FROM mail JOIN ledger_entry AS entry ON mail.key = entry.id::text
      WHERE mail.kind = 'payment-received' AND entry.deposit_id = deposit.id)::int AS receipts
    FROM deposit WHERE purpose = 'balance'`);
  return [
    ...overpaid.map(({ id }) => `quote ${id} has received more than its price`),
    ...receipted
      .filter(({ status, receipts }) => receipts !== (status === 'paid' ? 1 : 0))
      .map(({ id, status, receipts }) => `balance ${id} is ${status} and has ${receipts} receipts`),
  ];
}

/** No money without an entry in the ledger, and no entry without money. */
async function findMissingEntries(system: PaymentSystem, charges: Charge[]) {
  const entered = await system.sql<Entered>(`
    SELECT attempt.checkout_reference AS reference,
      coalesce(sum(pence) FILTER (WHERE kind IN ('payment', 'correction')), 0)::int AS charged,
      coalesce(-sum(pence) FILTER (WHERE kind = 'refund' AND means = 'card-online'), 0)::int AS back
    FROM ledger_entry JOIN payment_attempt AS attempt ON attempt.id = attempt_id
    GROUP BY attempt.id`);
  const byReference = new Map(entered.map((each) => [each.reference, each]));
  const missing = charges.flatMap(({ reference, chargedPence, refundedPence = 0 }) => {
    const { charged = 0, back = 0 } = byReference.get(reference) ?? {};
    byReference.delete(reference);
    if (charged === chargedPence && back === refundedPence) return [];
    return `${reference} was charged ${chargedPence}p and given ${refundedPence}p back, and the ledger has ${charged}p and ${back}p`;
  });
  const invented = [...byReference.keys()].map(
    (reference) => `${reference} is in the ledger, and nothing was charged`,
  );
  return [...missing, ...invented];
}

/** Money goes back once, never more than came in, and each quote bears its part of it. */
async function findWrongRefunds(system: PaymentSystem, charges: Charge[], isOver: boolean) {
  const found = [];
  const givenBack = await system.sql<GivenBack>(`
      SELECT attempt.checkout_reference AS reference,
        (coalesce(sum(amount_back) FILTER (WHERE back.state = 'confirmed'), 0) * 100)::int AS confirmed,
        bool_or(back.state IN ('wanted', 'sent')) AS is_live,
        (count(*) FILTER (WHERE back.state = 'confirmed'))::int AS count,
        (SELECT count(*) FROM mail
          WHERE mail.kind = 'deposit-refunded' AND mail.deposit_id = attempt.deposit_id)::int AS mails
      FROM (SELECT attempt_id, state, amount AS amount_back FROM refund) AS back
      JOIN payment_attempt AS attempt ON attempt.id = back.attempt_id
      GROUP BY attempt.id`);
  const byReference = new Map(givenBack.map((back) => [back.reference, back]));
  for (const { reference, chargedPence, refundedPence = 0 } of charges) {
    const back = byReference.get(reference);
    if (refundedPence > chargedPence)
      found.push(`${reference} was charged ${chargedPence}p, and ${refundedPence}p were given back`);
    if (isOver && !back?.is_live && refundedPence !== (back?.confirmed ?? 0))
      found.push(
        `${reference}: ${refundedPence}p were given back, and our books have ${back?.confirmed ?? 0}p`,
      );
  }
  for (const { reference, count, mails } of givenBack) {
    if (mails < count)
      found.push(`${reference} was given back ${count} times and its customer told ${mails} times`);
  }
  const unequal = await system.sql<Unequal>(`
    SELECT attempt.deposit_id
    FROM payment_attempt AS attempt
    CROSS JOIN LATERAL (
      SELECT sum(share) AS share, sum(refunded) AS refunded FROM deposit_quote
      WHERE deposit_id = attempt.deposit_id) AS covered
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0) AS amount FROM refund
      WHERE attempt_id = attempt.id AND is_of_deposit AND state = 'confirmed') AS back
    WHERE attempt.state = 'paid' AND (covered.share <> attempt.charged_amount OR covered.refunded <> back.amount)`);
  for (const { deposit_id: id } of unequal) {
    found.push(`deposit ${id}: what its quotes bear is not what was paid and given back`);
  }
  return found;
}
