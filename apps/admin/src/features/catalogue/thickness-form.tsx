import { catalogueLimits } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf, NumberField, SwitchField, TextField } from '../../lib/form/form-fields';
import { itemForm } from './item-form';
import { priceLimits } from './price-text';
import { text } from './text';

type ThicknessValues = { value: string; displayName: string; priceModifier: string; isActive: boolean };

export const thicknessForm = itemForm<'thicknesses', ThicknessValues>({
  kind: 'thicknesses',
  empty: { value: '', displayName: '', priceModifier: '1.00', isActive: true },
});

export function ThicknessFields({ form }: { form: UseFormReturn<ThicknessValues> }) {
  const field = fieldOf(form, text.labels);
  const words = { maxLength: catalogueLimits.name };
  return (
    <>
      <TextField {...field('value')} hint={text.valueHint} isRequired={text.missing.value} {...words} />
      <TextField
        {...field('displayName')}
        hint={text.displayNameHint}
        isRequired={text.missing.displayName}
        {...words}
      />
      <NumberField {...field('priceModifier')} hint={text.notQuoted} {...priceLimits.perUnit} />
      <SwitchField {...field('isActive')} hint={text.kinds.thicknesses.switchHint} />
    </>
  );
}
