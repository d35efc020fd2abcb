import { inquiryStatuses, type InquiryStatus } from '@app/contracts';
import type { StatusChoice } from '../../lib/status/status-menu';
import { statusWords } from './text';

const tones: Record<InquiryStatus, StatusChoice<InquiryStatus>['tone']> = {
  new: 'warn',
  'in-progress': 'action',
  resolved: 'ok',
  spam: 'neutral',
};

/** All statuses as they can be chosen (D28). */
export const statusChoices: readonly StatusChoice<InquiryStatus>[] = inquiryStatuses.map((value) => ({
  value,
  label: statusWords[value],
  tone: tones[value],
}));

export const toneOf = (status: InquiryStatus) => tones[status];
