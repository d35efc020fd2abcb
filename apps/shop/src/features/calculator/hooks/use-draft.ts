import { useEffect, useState } from 'react';
import type { CalculatorState } from '../configuration/calculator-state';
import { draftStore } from '../configuration/draft-store';
import type { ConfigurationForm } from './configuration-form';

/**
 * Keeps what is being entered for a later visit, and offers what an earlier one left. The form itself starts
 * empty each time (specification §4): a draft comes back only when asked for.
 */
export function useDraft(form: ConfigurationForm) {
  const [offered, setOffered] = useState<CalculatorState | null>(() => draftStore.read());

  useEffect(() => {
    if (form.isTouched) draftStore.write(form.values);
  }, [form]);

  return {
    offered,
    withdraw: () => setOffered(null),
    forget: () => {
      setOffered(null);
      draftStore.clear();
    },
  };
}
