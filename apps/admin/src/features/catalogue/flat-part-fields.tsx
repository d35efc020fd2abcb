import { catalogueLimits } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { NumberField } from '../../lib/form/number-field';
import { SwitchField } from '../../lib/form/switch-field';
import { TextField } from '../../lib/form/text-field';
import type { FlatPartFields as Fields } from './flat-part-form';
import { priceLimits } from './price-words';
import { text } from './text';

interface FlatPartFieldsProps {
  form: UseFormReturn<Fields>;
  /** What the switch means for visitors. */
  switchHint: string;
}

/** The fields of a sink or a cut-out. */
export const FlatPartFields = ({ form, switchHint }: FlatPartFieldsProps) => (
  <>
    <TextField
      form={form}
      name="name"
      label={text.labels.name}
      isRequired={text.missing.name}
      maxLength={catalogueLimits.name}
    />
    <TextField
      form={form}
      name="description"
      label={text.labels.description}
      isLong
      maxLength={catalogueLimits.description}
    />
    <NumberField
      form={form}
      name="priceModifier"
      label={text.labels.priceModifier}
      prefix="£"
      suffix={text.flat}
      hint={text.flatHint}
      {...priceLimits.flat}
    />
    <SwitchField form={form} name="isActive" label={text.labels.isActive} hint={switchHint} />
  </>
);
