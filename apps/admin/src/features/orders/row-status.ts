import type { AdminOrderRow, UnorderedQuoteRow } from '@app/contracts';
import type { BadgeTone } from '@app/ui';
import { stateTones, stateLabels } from '../quotes/state-labels';

const quoteStates = {
  quote: 'Quote',
  approved: 'Approved',
  expired: 'Expired',
  declined: 'Declined',
  completed: 'Completed',
  replaced: 'Replaced',
  deleted: 'Deleted',
} as const;

export function rowStatusOf(row: AdminOrderRow, now = new Date()): { label: string; tone: BadgeTone } {
  return row.kind === 'order'
    ? { label: stateLabels[row.state], tone: stateTones[row.state] }
    : { label: quoteStates[quoteStateOf(row, now)], tone: 'neutral' };
}

type QuoteState = keyof typeof quoteStates;

export function quoteStateOf(quote: UnorderedQuoteRow, now = new Date()): QuoteState {
  const { deletedAt, isSuperseded, currentQuote, status, validUntil } = quote;
  if (deletedAt !== null) return 'deleted';
  if (isSuperseded || currentQuote) return 'replaced';
  if (status !== 'pending') return status;
  return new Date(validUntil) <= now ? 'expired' : 'quote';
}
