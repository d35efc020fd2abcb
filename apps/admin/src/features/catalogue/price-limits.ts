import { catalogueLimits } from '@app/contracts';
import type { NumberLimits } from '../../lib/form/number-problem';

/** The limits of specification §5 and of the API, by the prices they hold for. */
export const priceLimits = {
  basePrice: { ...catalogueLimits.basePrice, decimals: 3 },
  perUnit: { ...catalogueLimits.colorModifier, decimals: 2 },
  flat: { ...catalogueLimits.flatModifier, decimals: 2 },
} as const satisfies Record<string, NumberLimits>;
