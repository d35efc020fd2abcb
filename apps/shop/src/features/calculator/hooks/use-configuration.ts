import { priceSelection, selectParts, type Catalogue } from '@app/configuration';
import type { TradePrices } from '@app/contracts';
import { useReducer, useEffect, useState } from 'react';
import type { CalculatorState } from '../configuration/calculator-state';
import { stepOf, type StepName, missingFields } from '../configuration/fields';
import type { StartingPoint } from '../configuration/starting-point';
import { formReducer, newForm, type ConfigurationForm } from './configuration-form';
import { draftStore } from '../configuration/draft-store';

/** What is configured: as it was entered, looked up in the catalogue and priced, with the draft that is kept of it. */
export function useConfiguration(catalogue: Catalogue, start: StartingPoint, trade: TradePrices | null) {
  const [form, enter] = useReducer(formReducer, start, newForm);
  const selection = selectParts(form.values, catalogue);
  return {
    form,
    enter,
    draft: useDraft(form),
    selection,
    price: priceSelection(selection, trade),
    missing: missingFields(selection),
    /** The first step that lacks something; of a complete configuration the last, where it is saved. */
    openStepOf: (values: CalculatorState): StepName =>
      stepOf[missingFields(selectParts(values, catalogue))[0] ?? 'sink'],
  };
}

/**
 * Keeps what is being entered for a later visit, and offers what an earlier one left. The form itself starts
 * empty each time (specification §4): a draft comes back only when asked for.
 */
function useDraft(form: ConfigurationForm) {
  const [offered, setOffered] = useState<CalculatorState | null>(() => draftStore.read());

  useEffect(() => {
    if (form.isTouched) draftStore.write(form.values);
  }, [form]);

  return {
    offered,
    withdraw: () => setOffered(null),
    /** Once something is entered, the kept draft is the current one. */
    dismiss: () => {
      setOffered(null);
      if (!form.isTouched) draftStore.clear();
    },
    forget: () => {
      setOffered(null);
      draftStore.clear();
    },
  };
}
