import {
  type CancellingRules,
  type CancelOrderRequest,
  keptAmountPattern,
  recordedMeans,
  refundLimits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { dtoOf, orNull, optionalOneOf, requiredLine, shaped } from '../../platform/validation';

export class CancelOrderDto extends dtoOf<CancelOrderRequest>({
  givenBack: requiredLine(20),
  means: optionalOneOf(recordedMeans),
  reason: requiredLine(refundLimits.reason),
}) {}

const kept = orNull(
  shaped(keptAmountPattern, 'This must be an amount such as 50.00, or null for all that was paid.'),
);

export class CancellingRulesDto extends dtoOf<CancellingRules>({
  toMeasure: kept,
  measured: kept,
  cut: kept,
}) {}

const asKept = (amount: string | null) => amount && toPounds(toPence(amount));

/** As they are kept: with both decimals. */
export const readRules = ({ toMeasure, measured, cut }: CancellingRules): CancellingRules => ({
  toMeasure: asKept(toMeasure),
  measured: asKept(measured),
  cut: asKept(cut),
});
