import { quoteStatuses, type QuoteStatus } from '@app/contracts';
import type { StatusChoice } from '../../lib/status/status-menu';
import { text } from './text';

const tones: Record<QuoteStatus, StatusChoice<QuoteStatus>['tone']> = {
  pending: 'warn',
  approved: 'action',
  declined: 'bad',
  completed: 'ok',
};

/** All statuses as they can be chosen (specification §4): any leads to any other. */
export const orderStatusChoices: readonly StatusChoice<QuoteStatus>[] = quoteStatuses.map((value) => ({
  value,
  label: text.statuses[value],
  tone: tones[value],
}));
