import type { Statement, StatementRunner } from '../database/statements';
import { depositDetailsChanged } from './deposit-statements';

/** Of one deposit: more than corrections need, and too few to write to strangers by, as only a paid one is confirmed. */
const mostPeople = 5;

/** What one person said of themselves when they set a deposit up, or took it up. */
export interface EnteredPerson {
  name: string;
  address: string;
  deliveryAddress: string | null;
}

interface Entered {
  customerName: string;
  customerEmail: string;
  deliveryAddress: string | null;
}

/** The changes are on the timeline of each of a deposit's quotes. */
const readChangedDetails: Statement = {
  name: 'read-changed-details',
  text: `
    SELECT details->'before' AS before, details->'after' AS after
    FROM timeline_entry
    WHERE quote_id = (SELECT quote_id FROM deposit_quote WHERE deposit_id = $1 ORDER BY position LIMIT 1)
      AND kind = $2 AND details->>'depositId' = $1
    ORDER BY id`,
};

/**
 * Whose addresses were entered for a deposit, where anything about it was changed: nobody knows which of them has the
 * card page open. Each with what they entered last; the first of all, the one whose address counts now, and of the
 * others the newest.
 */
export async function whoEntered(statements: StatementRunner, depositId: string): Promise<EnteredPerson[]> {
  const changes = await statements.run<{ before: Entered; after: Entered }>(readChangedDetails, [
    depositId,
    depositDetailsChanged,
  ]);
  const [change] = changes;
  if (!change) return [];
  const latest = new Map<string, EnteredPerson>();
  for (const entered of [change.before, ...changes.map(({ after }) => after)]) {
    const key = entered.customerEmail.toLowerCase();
    // Anew, so that the map has them in the order of what they entered last.
    latest.delete(key);
    latest.set(key, toPerson(entered));
  }
  const isFirst = ({ address }: EnteredPerson) => isSameAddress(address, change.before.customerEmail);
  const people = [...latest.values()];
  const others = people.filter((person) => !isFirst(person)).slice(1 - mostPeople);
  return [...people.filter(isFirst), ...others];
}

/** Whether mail to both reaches the same person: capitals make no other address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const toPerson = ({ customerName, customerEmail, deliveryAddress }: Entered): EnteredPerson => ({
  name: customerName,
  address: customerEmail,
  deliveryAddress,
});
