import type { Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { findPayoutsOf } from './match-payouts';

const dropLines = `UPDATE bank_line SET text = NULL WHERE key = ANY($1) AND text IS NOT NULL`;

/** Nobody has to decide on these lines: they were kept before the provider listed their payouts. */
export const dropPayouts = (runner: StatementRunner, lines: readonly { key: string }[]) =>
  runner.run(dropLines, [lines.map(({ key }) => key)]);

const findKept = `
  SELECT key, booked_on AS "bookedOn", pence::integer AS pence, text FROM bank_line WHERE text IS NOT NULL`;

interface KeptLine {
  key: string;
  bookedOn: string;
  pence: Pence;
  text: string;
}

/** After new payouts are known. */
export async function dropKeptPayouts(runner: StatementRunner): Promise<void> {
  const payouts = await findPayoutsOf(runner, await runner.run<KeptLine>(findKept));
  if (payouts.size > 0) await dropPayouts(runner, [...payouts.keys()]);
}
