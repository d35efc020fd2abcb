import { priceSelection, selectParts, type Catalogue } from '@app/configuration';
import { useReducer } from 'react';
import type { CalculatorState } from '../configuration/calculator-state';
import { stepOf, type StepName } from '../configuration/fields';
import { missingFields } from '../configuration/missing-fields';
import type { StartingPoint } from '../configuration/starting-point';
import { formReducer, newForm } from './configuration-form';
import { useDraft } from './use-draft';

/** What is configured: as it was entered, looked up in the catalogue and priced, with the draft that is kept of it. */
export function useConfiguration(catalogue: Catalogue, start: StartingPoint) {
  const [form, enter] = useReducer(formReducer, start, newForm);
  const selection = selectParts(form.values, catalogue);
  return {
    form,
    enter,
    draft: useDraft(form),
    selection,
    price: priceSelection(selection),
    missing: missingFields(selection),
    /** The first step that lacks something; of a complete configuration the last, where it is saved. */
    openStepOf: (values: CalculatorState): StepName =>
      stepOf[missingFields(selectParts(values, catalogue))[0] ?? 'sink'],
  };
}
