import type { Statement, StatementRunner } from '../database/statements';
import { depositDetailsChanged } from './deposit-statements';

/** Addresses that may be entered for one deposit: more than corrections need. All of them are written to once it is paid. */
export const mostAddresses = 5;

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
      AND details ? 'after' -- nothing is left of somebody who was erased
    ORDER BY id`,
};

/**
 * Whose addresses were entered for a deposit, where anything about it was changed: nobody knows which of them has the
 * card page open. Each with what they entered last.
 */
export async function whoEntered(statements: StatementRunner, depositId: string): Promise<EnteredPerson[]> {
  const changes = await statements.run<{ before: Entered; after: Entered }>(readChangedDetails, [
    depositId,
    depositDetailsChanged,
  ]);
  const entered = [...changes.slice(0, 1).map(({ before }) => before), ...changes.map(({ after }) => after)];
  return [...new Map(entered.map((words) => [words.customerEmail.toLowerCase(), toPerson(words)])).values()];
}

/** Whether mail to both reaches the same person: capitals make no other address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const toPerson = ({ customerName, customerEmail, deliveryAddress }: Entered): EnteredPerson => ({
  name: customerName,
  address: customerEmail,
  deliveryAddress,
});
