import { depositLimits, quoteIdPattern } from '@app/contracts';
import { emptyDeposit, type DepositValues } from './deposit-form';

/** What was typed outlives a failure, a reload and the way to the card page, but never the tab. */
const key = 'deposit-details';

type Stored = Record<string, unknown>;

export const keptDetails = {
  read(): DepositValues {
    const stored = readStored();
    return stored ? toValues(stored) : emptyDeposit;
  },
  write(values: DepositValues): void {
    store({ ...values, depositId: keptDetails.handedOver() });
  },
  /** The deposit whose card page was opened with them last. How it ended this tab may yet have to find out. */
  handedOver(): string | null {
    const depositId = readStored()?.depositId;
    return typeof depositId === 'string' && quoteIdPattern.test(depositId) ? depositId : null;
  },
  handOver(depositId: string): void {
    store({ ...keptDetails.read(), depositId });
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

const store = (stored: Stored) => attempt(() => sessionStorage.setItem(key, JSON.stringify(stored)));

function readStored(): Stored | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? (stored as Stored | null) : null;
  } catch {
    return null;
  }
}

/** Anything may lie in storage, so every field is checked. */
function toValues(kept: Stored): DepositValues {
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
