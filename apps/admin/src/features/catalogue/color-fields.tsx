import { catalogueLimits, type AdminMaterial } from '@app/contracts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NumberField } from '../../lib/form/number-field';
import { SelectField } from '../../lib/form/select-field';
import { SwitchField } from '../../lib/form/switch-field';
import { TextField } from '../../lib/form/text-field';
import type { ColorFields as Fields } from './color-form';
import { HexField } from './hex-field';
import { exampleWords, priceLimits } from './price-words';
import { text } from './text';

interface ColorFieldsProps {
  form: UseFormReturn<Fields>;
  materials: readonly AdminMaterial[];
}

/** The fields of a colour, with what its price means for a top. */
export function ColorFields({ form, materials }: ColorFieldsProps) {
  const price = useWatch({ control: form.control, name: 'priceModifier' });
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={text.labels.name}
        isRequired={text.missing.name}
        maxLength={catalogueLimits.name}
      />
      <SelectField
        form={form}
        name="materialId"
        label={text.labels.material}
        validate={(value) => (value === '' ? text.missing.material : undefined)}
        options={[
          { value: '', label: text.chooseMaterial },
          ...materials.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <NumberField
        form={form}
        name="priceModifier"
        label={text.labels.priceModifier}
        prefix="£"
        suffix={text.perUnit}
        hint={<span className="num">{exampleWords(price) ?? text.noPrice}</span>}
        {...priceLimits.perUnit}
      />
      <HexField form={form} />
      <SwitchField
        form={form}
        name="isActive"
        label={text.labels.isActive}
        hint={text.kinds.colors.switchHint}
      />
    </>
  );
}
