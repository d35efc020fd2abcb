import type { ErrorDetails } from '@app/contracts';
import { basketTotal, toPence, toPounds, type BasketTotal } from '@app/pricing';
import { AppError } from '../../platform/errors/app-error';
import type { DepositInput } from './read-deposit-input';

/** Shown figures are binary fractions. */
const tolerancePounds = 1e-6;

/** The most that the database column holds. */
const maxPence = 999_999_999_999;

/** Computed from the saved quotes alone (D5). @throws AppError with the right figures if the customer was shown others */
export function confirmDepositAmounts(
  prices: readonly string[],
  input: Pick<DepositInput, 'needsDelivery' | 'shownTotal' | 'shownDeposit'>,
): BasketTotal {
  const amounts = basketTotal(prices.map(toPence), input);
  const figures = {
    totalAmount: toPounds(amounts.total),
    depositAmount: toPounds(amounts.deposit),
  } satisfies ErrorDetails;
  if (amounts.deposit <= 0 || amounts.total > maxPence) throw new AppError('deposit/amount-out-of-range');
  if (differs(input.shownTotal, figures.totalAmount) || differs(input.shownDeposit, figures.depositAmount)) {
    throw new AppError('deposit/amounts-changed', figures);
  }
  return amounts;
}

const differs = (shown: number | null, pounds: string) =>
  shown !== null && Math.abs(shown - Number(pounds)) >= tolerancePounds;
