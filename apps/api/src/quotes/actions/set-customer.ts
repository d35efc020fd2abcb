import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Quote } from '../quote.entity';
import { noteByStaff } from '../timeline/note-by-staff';
import type { LockedQuote } from './locked-quote';

/** What is said of a customer: undefined leaves as it is, null takes away. */
export interface CustomerChange {
  name: string | null | undefined;
  email: string | null | undefined;
  phone: string | null | undefined;
}

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
  await tx.manager.update(Quote, quote.id, { ...after, customerFromLink: false });
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter(
    (field) => after[field] !== before[field],
  );
  if (!fields.length) return;
  await noteByStaff(tx, actor, quote, {
    verb: 'set-customer',
    event: { kind: 'customer-changed', details: after },
    after: { fields },
    at,
  });
}
