import { adjustmentLimits, type PriceAdjustment } from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { RequiredLine } from '../../platform/validation/plain-text';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const most = adjustmentLimits.pounds.toLocaleString('en-GB');
const pounds = /^\s*-?\d{1,6}(?:\.\d{1,2})?\s*$/;

const isAmount = (value: unknown): boolean => {
  if (typeof value !== 'string' || !pounds.test(value)) return false;
  const moved = Math.abs(Number(value));
  return moved > 0 && moved <= adjustmentLimits.pounds;
};

/** By how much staff move a price: up or down, and not by nothing. */
const AdjustmentAmount = () =>
  requiredWireRule({
    name: 'adjustmentAmount',
    accepts: isAmount,
    message: `This must be an amount such as -25.00, not 0 and at most £${most} up or down.`,
    schema: { type: 'string' },
  });

/** A line of staff's own in a price. */
export class AdjustmentDto implements PriceAdjustment {
  @AdjustmentAmount()
  amount: string;

  @RequiredLine(adjustmentLimits.reason)
  reason: string;
}

/** As it is kept: with both decimals, and without spaces around it. */
export const readAdjustment = ({ amount, reason }: PriceAdjustment): PriceAdjustment => ({
  amount: toPounds(toPence(amount.trim())),
  reason: reason.trim(),
});
