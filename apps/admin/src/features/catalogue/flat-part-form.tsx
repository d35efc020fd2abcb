import { catalogueLimits } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf, NumberField, SwitchField, TextField } from '../../lib/form/form-fields';
import { itemForm } from './item-form';
import { priceLimits } from './price-text';
import { text } from './text';

export type FlatPartKind = 'sink-types' | 'cutouts';
type FlatPartValues = { name: string; description: string; priceModifier: string; isActive: boolean };

/** Sinks and cut-outs; the flat price may be negative (D7). */
export const flatPartForm = (kind: FlatPartKind) =>
  itemForm<FlatPartKind, FlatPartValues>({
    kind,
    empty: { name: '', description: '', priceModifier: '0.00', isActive: true },
  });

export function FlatPartFields({
  form,
  switchHint,
}: {
  form: UseFormReturn<FlatPartValues>;
  switchHint: string;
}) {
  const field = fieldOf(form, text.labels);
  return (
    <>
      <TextField {...field('name')} isRequired={text.missing.name} maxLength={catalogueLimits.name} />
      <TextField {...field('description')} isLong maxLength={catalogueLimits.description} />
      <NumberField
        {...field('priceModifier')}
        prefix="£"
        suffix={text.flat}
        hint={text.flatHint}
        {...priceLimits.flat}
      />
      <SwitchField {...field('isActive')} hint={switchHint} />
    </>
  );
}
