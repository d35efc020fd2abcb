import { quoteIdPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { mapFields } from '../../lib/form/field-rules';
import { depositRules, type DepositValues } from './deposit-form';

const entry = new StoredEntry('sessionStorage', 'deposit-details', (stored) => {
  const details: unknown = JSON.parse(stored);
  return typeof details === 'object' ? (details as Stored | null) : null;
});

type Stored = Record<string, unknown>;

/** What was typed into a deposit form in this tab, until the deposit is paid. */
export const depositDraft = {
  /** Storage is untrusted: every field is checked. */
  read(): DepositValues {
    const stored = entry.read() ?? {};
    return {
      ...mapFields(depositRules, ({ limit }, field) => {
        const typed = stored[field];
        return typeof typed === 'string' ? typed.slice(0, limit) : '';
      }),
      needsDelivery: stored.needsDelivery === true,
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
