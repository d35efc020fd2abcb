import { depositLimits, quoteIdPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { emptyDeposit, type DepositValues } from './deposit-form';

const entry = new StoredEntry('sessionStorage', 'deposit-details', (stored) => {
  const details: unknown = JSON.parse(stored);
  return typeof details === 'object' ? (details as Stored | null) : null;
});

type Stored = Record<string, unknown>;

export const keptDetails = {
  read(): DepositValues {
    const stored = entry.read();
    return stored ? toValues(stored) : emptyDeposit;
  },
  write(values: DepositValues): void {
    store({ ...values, depositId: keptDetails.handedOver() });
  },
  /** The deposit whose card page was last opened with these details; its result is not known yet. */
  handedOver(): string | null {
    const depositId = entry.read()?.depositId;
    return typeof depositId === 'string' && quoteIdPattern.test(depositId) ? depositId : null;
  },
  handOver(depositId: string): void {
    store({ ...keptDetails.read(), depositId });
  },
  /** Called once paid. */
  forget(): void {
    entry.clear();
  },
};

const store = (details: Stored) => void entry.write(JSON.stringify(details));

/** Storage is untrusted: every field is checked. */
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
