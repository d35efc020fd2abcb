import {
  floorPattern,
  percentPattern,
  type SaveTradeCustomerRequest,
  type TradeFloor,
  type TradePercentage,
  tradeCustomerLimits as limits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { RequiredFlag } from '../../platform/validation/form-rules';
import { OptionalLine, RequiredEmail, RequiredLine } from '../../platform/validation/plain-text';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const isPercentage = (value: unknown): value is TradePercentage => {
  if (typeof value !== 'object' || value === null) return false;
  const { materialId, percent } = value as Partial<Record<keyof TradePercentage, unknown>>;
  const isMaterial = Number.isInteger(materialId) && Number(materialId) > 0 && Number(materialId) < 2 ** 31;
  if (!isMaterial || typeof percent !== 'string' || !percentPattern.test(percent)) return false;
  return Number(percent) >= limits.percent.min && Number(percent) <= limits.percent.max;
};

const arePercentages = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= limits.percentages &&
  value.every(isPercentage) &&
  new Set(value.map(({ materialId }) => materialId)).size === value.length;

/** What somebody is given on each material, each once. */
const Percentages = () =>
  requiredWireRule({
    name: 'tradePercentages',
    accepts: arePercentages,
    message: `These must be percentages such as 12.50, from ${limits.percent.min} to ${limits.percent.max}, one for a material.`,
  });

/** A trade customer as it is to be. */
export class SaveTradeCustomerDto implements SaveTradeCustomerRequest {
  @RequiredLine(limits.company)
  company: string;

  @RequiredEmail()
  email: string;

  @OptionalLine(limits.vatNumber)
  vatNumber?: string | null;

  @RequiredFlag()
  isActive: boolean;

  @Percentages()
  percentages: TradePercentage[];
}

const Floor = () =>
  requiredWireRule({
    name: 'tradeFloor',
    accepts: (value) => value === null || (typeof value === 'string' && floorPattern.test(value)),
    message: 'This must be an amount such as 150.00, or null for none.',
  });

/** Below what a piece is sold to nobody. */
export class TradeFloorDto implements TradeFloor {
  @Floor()
  floor: string | null;
}

/** As it is kept: with both decimals. */
export const readFloor = ({ floor }: TradeFloor): TradeFloor => ({
  floor: floor === null ? null : toPounds(toPence(floor)),
});
