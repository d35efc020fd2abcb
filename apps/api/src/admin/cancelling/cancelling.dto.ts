import {
  type CancellingRules,
  type CancelOrderRequest,
  keptAmountPattern,
  type RecordedMeans,
  recordedMeans,
  refundLimits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { OptionalOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';
import { requiredWireRule } from '../../platform/validation/wire-rule';

/** What is given back of an order that is cancelled. */
export class CancelOrderDto implements CancelOrderRequest {
  @RequiredLine(20)
  givenBack: string;

  @OptionalOneOf(recordedMeans)
  means?: RecordedMeans | null;

  @RequiredLine(refundLimits.reason)
  reason: string;
}

const Kept = () =>
  requiredWireRule({
    name: 'keptAmount',
    accepts: (value) => value === null || (typeof value === 'string' && keptAmountPattern.test(value)),
    message: 'This must be an amount such as 50.00, or null for all that was paid.',
  });

/** What is kept where an order is cancelled. */
export class CancellingRulesDto implements CancellingRules {
  @Kept()
  toMeasure: string | null;

  @Kept()
  measured: string | null;

  @Kept()
  cut: string | null;
}

const asKept = (amount: string | null) => amount && toPounds(toPence(amount));

/** As they are kept: with both decimals. */
export const readRules = ({ toMeasure, measured, cut }: CancellingRulesDto): CancellingRules => ({
  toMeasure: asKept(toMeasure),
  measured: asKept(measured),
  cut: asKept(cut),
});
