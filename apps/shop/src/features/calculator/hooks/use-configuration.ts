import { priceSelection, selectParts, type Catalogue } from '@app/configuration';
import type { TradePrices } from '@app/contracts';
import { useReducer, useEffect, useState } from 'react';
import type { CalculatorState } from '../configuration/calculator-state';
import { useContradictions } from './use-contradictions';
import { stepOf, type StepName, missingFields } from '../configuration/fields';
import type { StartingPoint } from '../configuration/starting-point';
import { formReducer, newForm, type ConfigurationForm } from './configuration-form';
import { draftStore } from '../configuration/draft-store';

/** The configuration as entered, looked up and priced, with its draft. */
export function useConfiguration(catalogue: Catalogue, start: StartingPoint, trade: TradePrices | null) {
  const [form, dispatch] = useReducer(formReducer, start, newForm);
  const selection = selectParts(form.values, catalogue);
  return {
    form,
    dispatch,
    draft: useDraft(form),
    selection,
    /** Why the top cannot be made. */
    contradictions: useContradictions(selection),
    price: priceSelection(selection, trade),
    missing: missingFields(selection),
    /** The last step, which has the Save button, if all are complete. */
    firstIncompleteStep: (values: CalculatorState): StepName =>
      stepOf[missingFields(selectParts(values, catalogue))[0] ?? 'sink'],
  };
}

/**
 * Saves the current input for a later visit and offers an earlier draft. The form itself always starts empty
 * (specification §4).
 */
function useDraft(form: ConfigurationForm) {
  const [offered, setOffered] = useState<CalculatorState | null>(() => draftStore.read());

  useEffect(() => {
    if (form.isTouched) draftStore.write(form.values);
  }, [form]);

  return {
    offered,
    hideOffer: () => setOffered(null),
    dismiss: () => {
      setOffered(null);
      if (!form.isTouched) draftStore.clear();
    },
    discard: () => {
      setOffered(null);
      draftStore.clear();
    },
  };
}
