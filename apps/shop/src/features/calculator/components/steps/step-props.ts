import type { Catalogue, Contradiction, Selection } from '@app/configuration';
import type { FieldName } from '../../configuration/fields';
import type { ConfigurationForm, FormEvent } from '../../hooks/configuration-form';

/** What every step is given. */
export interface StepProps {
  catalogue: Catalogue;
  selection: Selection;
  form: ConfigurationForm;
  dispatch: (event: FormEvent) => void;
  contradictions: readonly Contradiction[];
  /** The message for a choice that is missing. */
  promptFor: (field: Exclude<FieldName, 'length' | 'width' | 'sink'>) => string | null;
}
