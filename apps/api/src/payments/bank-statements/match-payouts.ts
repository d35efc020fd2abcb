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

/** A transfer from the card provider to the bank. */
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

/**
 * Matches a line by its payout number, which most banks keep in the text. Without a number, SumUp's name, the amount and the day
 * must fit. Each payout matches one line.
 */
export function matchPayouts<Found extends Line>(
  lines: readonly Found[],
  payouts: readonly Payout[],
): Map<Found, Payout> {
  const matches = new Map<Found, Payout>();
  const unmatchedPayouts = new Set(payouts);
  for (const isMatch of [hasSamePayoutNumber, hasSameAmountAndDay]) {
    for (const line of lines.filter((each) => !matches.has(each))) {
      const payout = [...unmatchedPayouts].find((each) => isMatch(line, each));
      if (!payout) continue;
      matches.set(line, payout);
      unmatchedPayouts.delete(payout);
    }
  }
  return matches;
}

function hasSamePayoutNumber({ text }: Line, { reference }: Payout): boolean {
  const number = payoutNumberIn(text);
  return number !== null && number === payoutNumberIn(reference ?? '');
}

function hasSameAmountAndDay(line: Line, payout: Payout): boolean {
  const daysLater = daysBetween(payout.paidOn, line.bookedOn);
  return (
    payoutNumberIn(line.text) === null &&
    /sumup/i.test(line.text) &&
    line.pence === payout.pence &&
    daysLater >= -1 &&
    daysLater <= maxDaysLater
  );
}

/** `SUMUP PID1449450 PAYOUT 051225`, or `PID1449450-SUMUP`. */
const payoutNumberIn = (text: string): string | null => /(?<![A-Z])PID\s?(\d+)/i.exec(text)?.[1] ?? null;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
