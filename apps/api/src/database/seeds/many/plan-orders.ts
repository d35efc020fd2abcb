import { type OrderStage, orderStages } from '@app/contracts';
import { aPerson, type Person } from './a-person';
import type { Dice } from './dice';

/** How many, and until when. */
export interface ManyOptions {
  quotes: number;
  deposits: number;
  /** Different tops to choose from. */
  tops: number;
  until: Date;
}

export type PlannedDeposit = 'paid' | 'failed' | 'open' | 'review';

/** A quote to be, with how far its deposit will be. */
export interface PlannedQuote extends Person {
  id: string;
  top: number;
  status: string;
  channel: string;
  created_at: string;
  valid_until: string;
  is_known: boolean;
  deleted_at: string | null;
  /** How far the work on it is, where it is an order. */
  stage: OrderStage;
  /** When its sizes to cut were agreed. */
  measured_at: string | null;
  /** The quote that its customer made it of. */
  replaces_quote_id: string | null;
  deposit: PlannedDeposit | null;
  deposit_id: string | null;
  attempt_id: string;
  token: string;
  transaction_id: string;
  transaction_code: string;
  begun_at: string;
}

/** One quote in so many is the one before it, edited. */
const quotesToAnEdition = 12;

const dayMs = 86_400_000;
/** Two years, and every hour of the week as it comes. */
const span = 730 * dayMs;

const uuid = (dice: Dice) => {
  const hex = (count: number) => Array.from({ length: count }, () => dice.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
};

function depositOf(dice: Dice): PlannedDeposit {
  const share = dice.share();
  if (share < 0.8) return 'paid';
  if (share < 0.95) return 'failed';
  return share < 0.99 ? 'open' : 'review';
}

function statusOf(dice: Dice, deposit: PlannedDeposit | null): string {
  const share = dice.share();
  if (deposit === 'paid') return share < 0.5 ? 'approved' : 'completed';
  return share < 0.75 ? 'pending' : share < 0.9 ? 'approved' : 'declined';
}

/** Each is four weeks in the making: a week until it is measured, and one for each stage after that. */
function stageAfter(ageMs: number): OrderStage {
  const week = Math.floor(ageMs / (7 * dayMs));
  return orderStages[Math.min(week, orderStages.length - 2)] ?? 'to-measure';
}

/** Quotes as they come in over two years, the oldest first; the same for the same dice. */
export function* planOrders(
  dice: Dice,
  { quotes, deposits, tops, until }: ManyOptions,
): Generator<PlannedQuote> {
  const start = until.getTime() - span;
  let left = deposits;
  let previous: PlannedQuote | null = null;
  for (let number = 0; number < quotes; number += 1) {
    // So many are left, among so many quotes that are left.
    const isDeposited = dice.share() < left / (quotes - number);
    if (isDeposited) left -= 1;
    const deposit = isDeposited ? depositOf(dice) : null;
    const created = new Date(start + Math.floor(((number + dice.share()) / quotes) * span));
    const begun = new Date(created.getTime() + dice.below(3 * 3_600_000));
    const status = statusOf(dice, deposit);
    const isOrder = status === 'approved' || deposit === 'paid';
    const stage = isOrder ? stageAfter(until.getTime() - begun.getTime()) : 'to-measure';
    const edited = number % quotesToAnEdition === 0 && !isDeposited ? previous : null;
    const { name, email, phone, address } = { ...aPerson(dice), ...edited };
    const quote: PlannedQuote = {
      name,
      email,
      phone,
      address,
      id: dice.id(),
      top: dice.below(tops),
      status,
      channel: dice.share() < 0.85 ? 'web' : dice.pick(['phone', 'showroom', 'email']),
      created_at: created.toISOString(),
      valid_until: new Date(created.getTime() + 31 * dayMs).toISOString(),
      is_known: deposit !== null || dice.share() < 0.6,
      deleted_at: deposit === null && dice.share() < 0.03 ? begun.toISOString() : null,
      stage,
      measured_at: stage === 'to-measure' ? null : new Date(begun.getTime() + 7 * dayMs).toISOString(),
      replaces_quote_id: edited?.id ?? null,
      deposit,
      deposit_id: deposit && dice.id(),
      attempt_id: dice.id(),
      token: dice.id(),
      transaction_id: uuid(dice),
      transaction_code: `T${dice
        .id()
        .replace(/[^A-Za-z0-9]/g, '')
        .toUpperCase()
        .slice(0, 9)}`,
      begun_at: begun.toISOString(),
    };
    yield quote;
    previous = quote;
  }
}
