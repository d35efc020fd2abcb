import { catalogueLimits } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { NumberField } from '../../lib/form/number-field';
import { SwitchField } from '../../lib/form/switch-field';
import { TextField } from '../../lib/form/text-field';
import { priceLimits } from './price-words';
import { text } from './text';
import type { ThicknessFields as Fields } from './thickness-form';

/** The fields of a thickness. */
export const ThicknessFields = ({ form }: { form: UseFormReturn<Fields> }) => (
  <>
    <TextField
      form={form}
      name="value"
      label={text.labels.value}
      hint={text.valueHint}
      isRequired={text.missing.value}
      maxLength={catalogueLimits.name}
    />
    <TextField
      form={form}
      name="displayName"
      label={text.labels.displayName}
      hint={text.displayNameHint}
      isRequired={text.missing.displayName}
      maxLength={catalogueLimits.name}
    />
    <NumberField
      form={form}
      name="priceModifier"
      label={text.labels.priceModifier}
      hint={text.notQuoted}
      {...priceLimits.perUnit}
    />
    <SwitchField
      form={form}
      name="isActive"
      label={text.labels.isActive}
      hint={text.kinds.thicknesses.switchHint}
    />
  </>
);
