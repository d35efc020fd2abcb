import type { Statement, Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { addToTimelines } from '../timeline/add-to-timelines';
import type { LockedQuote } from './locked-quote';

/** What is said of a customer: undefined leaves as it is, null takes away. */
export interface CustomerChange {
  name: string | null | undefined;
  email: string | null | undefined;
  phone: string | null | undefined;
}

const setCustomerStatement: Statement = {
  name: 'set-quote-customer',
  text: `UPDATE quote SET customer_name = $2, customer_email = $3, customer_phone = $4 WHERE id = $1`,
};

/** The audit log learns which of them changed, and never what to: names and addresses do not come there. */
export async function setCustomer(
  tx: Transaction,
  actor: Actor,
  quote: LockedQuote,
  { name, email, phone }: CustomerChange,
  at: Date,
): Promise<void> {
  const before = {
    customerName: quote.customer_name,
    customerEmail: quote.customer_email,
    customerPhone: quote.customer_phone,
  };
  const after = {
    customerName: name === undefined ? before.customerName : name,
    customerEmail: email === undefined ? before.customerEmail : email,
    customerPhone: phone === undefined ? before.customerPhone : phone,
  };
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter(
    (field) => after[field] !== before[field],
  );
  if (!fields.length) return;
  await tx.run(setCustomerStatement, [
    quote.id,
    after.customerName,
    after.customerEmail,
    after.customerPhone,
  ]);
  await addToTimelines(tx, [quote.id], {
    kind: 'customer-changed',
    details: after,
    at,
    actorId: actor.userId,
  });
  await addAuditEntry(tx, actor, {
    at,
    verb: 'set-customer',
    subject: { kind: 'quote', id: quote.id, name: quote.reference },
    before: null,
    after: { fields },
  });
}
