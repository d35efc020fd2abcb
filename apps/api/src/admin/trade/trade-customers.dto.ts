import {
  floorPattern,
  percentPattern,
  type SaveTradeCustomerRequest,
  type TradeFloor,
  type TradePercentage,
  tradeCustomerLimits as limits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import {
  dtoOf,
  optionalLine,
  requiredEmail,
  requiredFlag,
  requiredLine,
  type Rule,
  orNull,
  shaped,
} from '../../platform/validation';

const isPercentage = (value: unknown): value is TradePercentage => {
  if (typeof value !== 'object' || value === null) return false;
  const { materialId, percent } = value as Partial<Record<keyof TradePercentage, unknown>>;
  const isMaterial = Number.isInteger(materialId) && Number(materialId) > 0 && Number(materialId) < 2 ** 31;
  if (!isMaterial || typeof percent !== 'string' || !percentPattern.test(percent)) return false;
  return Number(percent) >= limits.percent.min && Number(percent) <= limits.percent.max;
};

/** What somebody is given on each material, each once. */
const percentages: Rule = {
  accepts: (value) =>
    Array.isArray(value) &&
    value.length <= limits.percentages &&
    value.every(isPercentage) &&
    new Set(value.map(({ materialId }) => materialId)).size === value.length,
  message: `These must be percentages such as 12.50, from ${limits.percent.min} to ${limits.percent.max}, one for a material.`,
};

/** A trade customer as it is to be. */
export class SaveTradeCustomerDto extends dtoOf<SaveTradeCustomerRequest>({
  company: requiredLine(limits.company),
  email: requiredEmail,
  vatNumber: optionalLine(limits.vatNumber),
  isActive: requiredFlag,
  percentages,
}) {}

/** Below what a piece is sold to nobody. */
export class TradeFloorDto extends dtoOf<TradeFloor>({
  floor: orNull(shaped(floorPattern, 'This must be an amount such as 150.00, or null for none.')),
}) {}

/** As it is kept: with both decimals. */
export const readFloor = ({ floor }: TradeFloor): TradeFloor => ({
  floor: floor === null ? null : toPounds(toPence(floor)),
});
