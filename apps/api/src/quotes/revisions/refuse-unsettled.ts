import { AppError } from '../../platform/errors/app-error';
import type { TopRow } from './lock-top';

/**
 * What was paid can be credited only once it is known.
 * @throws AppError where a payment for the top is under way or looked at
 */
export function refuseUnsettled(quotesOfTop: readonly TopRow[]): void {
  const states = new Set(quotesOfTop.map(({ deposit_state }) => deposit_state));
  if (states.has('review')) throw new AppError('deposit/in-review');
  if (states.has('open')) throw new AppError('deposit/payment-under-way');
}
