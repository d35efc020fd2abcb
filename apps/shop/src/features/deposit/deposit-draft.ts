import { depositLimits, quoteIdPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { emptyDeposit, type DepositField, type DepositValues } from './deposit-form';

const entry = new StoredEntry('sessionStorage', 'deposit-details', (stored) => {
  const details: unknown = JSON.parse(stored);
  return typeof details === 'object' ? (details as Stored | null) : null;
});

type Stored = Record<string, unknown>;

/** What was typed into a deposit form in this tab, until the deposit is paid. */
export const depositDraft = {
  /** Storage is untrusted: every field is checked. */
  read(): DepositValues {
    const stored = entry.read();
    if (!stored) return emptyDeposit;
    const typed = (field: DepositField) => {
      const value = stored[field];
      return typeof value === 'string' ? value.slice(0, depositLimits[field]) : '';
    };
    return {
      customerName: typed('customerName'),
      customerPhone: typed('customerPhone'),
      customerEmail: typed('customerEmail'),
      needsDelivery: stored.needsDelivery === true,
      postcode: typed('postcode'),
      address: typed('address'),
    };
  },
  write(values: DepositValues): void {
    store({ ...values, depositId: depositDraft.depositId() });
  },
  /** The deposit whose card page was last opened with these details; its result is not known yet. */
  depositId(): string | null {
    const depositId = entry.read()?.depositId;
    return typeof depositId === 'string' && quoteIdPattern.test(depositId) ? depositId : null;
  },
  setDepositId(depositId: string): void {
    store({ ...depositDraft.read(), depositId });
  },
  clear(): void {
    entry.clear();
  },
};

const store = (details: Stored) => void entry.write(JSON.stringify(details));
