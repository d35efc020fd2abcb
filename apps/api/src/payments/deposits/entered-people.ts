import { type StatementRunner, type Transaction } from '../../database/statements';

/** Addresses that may be entered for one deposit: more than corrections need. All of them are written to once it is paid. */
export const mostAddresses = 5;

/** What one person said of themselves when they set a deposit up, or took it up. */
export interface EnteredPerson {
  name: string;
  address: string;
  deliveryAddress: string | null;
}

const readPeople = `
  SELECT name, address, delivery_address AS "deliveryAddress"
  FROM deposit_person WHERE deposit_id = $1 ORDER BY number`;

const keepPerson = `
  INSERT INTO deposit_person AS person (deposit_id, number, name, address, delivery_address)
  SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM deposit_person WHERE deposit_id = $1
  ON CONFLICT (deposit_id, lower(address)) DO UPDATE SET
    name = excluded.name, address = excluded.address, delivery_address = excluded.delivery_address`;

/**
 * Whose addresses were entered for a deposit, where anything about it was changed: nobody knows which of them has the
 * card page open. Each with what they entered last.
 */
export const enteredPeople = (statements: StatementRunner, depositId: string): Promise<EnteredPerson[]> =>
  statements.run<EnteredPerson & Record<string, unknown>>(readPeople, [depositId]);

/** Keeps who had entered their details for a deposit, and who has now. Whoever does so holds its quotes. */
export async function keepPeople(
  tx: Transaction,
  depositId: string,
  people: readonly EnteredPerson[],
): Promise<void> {
  for (const { name, address, deliveryAddress } of people)
    await tx.run(keepPerson, [depositId, name, address, deliveryAddress]);
}

/** Whether mail to both reaches the same person: capitals make no other address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
