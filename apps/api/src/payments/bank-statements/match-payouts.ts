import type { Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { payoutTransfersSql } from '../payouts/payout-transfers';

const dayMs = 86_400_000;
/** A bank may book a transfer some days later. */
const maxDaysLater = 7;

/** `$1` and `$2`: the days of the statement. */
const findPayoutsSql = `
  SELECT reference, paid_on AS "paidOn", sum(net)::integer AS pence FROM (${payoutTransfersSql}) AS transfer
  WHERE paid_on BETWEEN to_char($1::date - ${maxDaysLater}, 'YYYY-MM-DD') AND to_char($2::date + 1, 'YYYY-MM-DD')
  GROUP BY reference, paid_on ORDER BY paid_on, min(id)`;

/** What the card provider sent to the bank. */
export interface Payout {
  reference: string | null;
  paidOn: string;
  pence: Pence;
}

interface Line {
  bookedOn: string;
  pence: Pence;
  text: string;
}

export async function findPayoutsOf<Found extends Line>(
  runner: StatementRunner,
  lines: readonly Found[],
): Promise<Map<Found, Payout>> {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return matchPayouts(lines, first ? await runner.run<Payout>(findPayoutsSql, [first, last]) : []);
}

/** By the payout's number, which banks keep; or by name, amount and day. Each payout is one line. */
export function matchPayouts<Found extends Line>(
  lines: readonly Found[],
  payouts: readonly Payout[],
): Map<Found, Payout> {
  const matches = new Map<Found, Payout>();
  const left = new Set(payouts);
  const match = (fits: (line: Found, payout: Payout) => boolean) => {
    for (const line of lines.filter((each) => !matches.has(each))) {
      const payout = [...left].find((each) => fits(line, each));
      if (!payout) continue;
      matches.set(line, payout);
      left.delete(payout);
    }
  };
  match(({ text }, { reference }) => numberIn(text) !== null && numberIn(text) === numberIn(reference ?? ''));
  match(
    (line, payout) =>
      numberIn(line.text) === null &&
      /sumup/i.test(line.text) &&
      line.pence === payout.pence &&
      daysBetween(payout.paidOn, line.bookedOn) >= -1 &&
      daysBetween(payout.paidOn, line.bookedOn) <= maxDaysLater,
  );
  return matches;
}

/** `SUMUP PID1449450 PAYOUT 051225`, or `PID1449450-SUMUP`. */
const numberIn = (text: string): string | null => /(?<![A-Z])PID\s?(\d+)/i.exec(text)?.[1] ?? null;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
