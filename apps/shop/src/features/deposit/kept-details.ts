import { depositLimits } from '@app/contracts';
import { emptyDeposit, type DepositValues } from './deposit-form';

/** What was typed outlives a failure, a reload and the way to the card page, but never the tab. */
const key = 'deposit-details';

export const keptDetails = {
  read(): DepositValues {
    try {
      return toValues(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    } catch {
      return emptyDeposit;
    }
  },
  write(values: DepositValues): void {
    attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
  },
  /** Once paid, nothing of it is needed any more. */
  forget(): void {
    attempt(() => sessionStorage.removeItem(key));
  },
};

/** A browser may refuse to keep anything: the form works without. */
function attempt(write: () => void) {
  try {
    write();
  } catch {
    // Nothing to do: keeping it is a courtesy.
  }
}

/** Anything may lie in storage, so every field is checked. */
function toValues(stored: unknown): DepositValues {
  if (typeof stored !== 'object' || stored === null) return emptyDeposit;
  const kept = stored as Record<string, unknown>;
  const typed = (field: Exclude<keyof DepositValues, 'needsDelivery'>) => {
    const value = kept[field];
    return typeof value === 'string' ? value.slice(0, depositLimits[field]) : '';
  };
  return {
    customerName: typed('customerName'),
    customerPhone: typed('customerPhone'),
    customerEmail: typed('customerEmail'),
    needsDelivery: kept.needsDelivery === true,
    postcode: typed('postcode'),
    address: typed('address'),
  };
}
