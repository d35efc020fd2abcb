import type { OrderState } from '@app/contracts';
import type { BadgeTone } from '@app/ui';
import { stageTones, stageWords } from './stage-words';

export const stateWords: Readonly<Record<OrderState, string>> = {
  'awaiting-deposit': 'Awaiting deposit',
  ...stageWords,
  cancelled: 'Cancelled',
};

export const stateTones: Readonly<Record<OrderState, BadgeTone>> = {
  'awaiting-deposit': 'warn',
  ...stageTones,
  cancelled: 'bad',
};
