import { delivery } from '@app/content';
import type { ErrorDetails } from '@app/contracts';
import { basketTotal, toPence, toPounds, type BasketTotal } from '@app/pricing';
import { AppError } from '../../platform/errors/app-error';
import type { DepositInput } from './read-deposit-input';

/** The shown amounts arrive as floating-point numbers. */
const tolerancePounds = 1e-6;

/** The maximum of the database column, `numeric(12, 2)`. */
const maxPence = 999_999_999_999;

/**
 * Calculates total and deposit from the saved quotes only (D5).
 * @throws AppError with the correct amounts if the customer was shown other amounts
 */
export function confirmDepositAmounts(
  prices: readonly string[],
  input: Pick<DepositInput, 'needsDelivery' | 'shownTotal' | 'shownDeposit'>,
): BasketTotal {
  const amounts = basketTotal(prices.map(toPence), { ...input, deliveryFee: delivery.fee });
  const amountsInPounds = {
    totalAmount: toPounds(amounts.total),
    depositAmount: toPounds(amounts.deposit),
  } satisfies ErrorDetails;
  if (amounts.deposit <= 0 || amounts.total > maxPence) throw new AppError('deposit/amount-out-of-range');
  if (
    differs(input.shownTotal, amountsInPounds.totalAmount) ||
    differs(input.shownDeposit, amountsInPounds.depositAmount)
  ) {
    throw new AppError('deposit/amounts-changed', amountsInPounds);
  }
  return amounts;
}

const differs = (shown: number | null, pounds: string) =>
  shown !== null && Math.abs(shown - Number(pounds)) >= tolerancePounds;
