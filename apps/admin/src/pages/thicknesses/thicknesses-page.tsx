import { catalogueLimits, paths, type AdminThickness } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { createItemForm } from '../../features/catalogue/item-form';
import { priceLimits } from '../../features/catalogue/price-text';
import { text } from '../../features/catalogue/text';
import { useAdminList } from '../../lib/api';
import { fieldOf, NumberField, SwitchField, TextField } from '../../lib/form';
import { pounds } from '../../lib/format-text';
import type { Column } from '../../lib/table';

type ThicknessValues = { value: string; displayName: string; priceModifier: string; isActive: boolean };

export const thicknessForm = createItemForm<'thicknesses', ThicknessValues>({
  kind: 'thicknesses',
  empty: { value: '', displayName: '', priceModifier: '1.00', isActive: true },
});

function ThicknessFields({ form }: { form: UseFormReturn<ThicknessValues> }) {
  const field = fieldOf(form, text.labels);
  const limits = { maxLength: catalogueLimits.name };
  return (
    <>
      <TextField {...field('value')} hint={text.valueHint} requiredMessage={text.missing.value} {...limits} />
      <TextField
        {...field('displayName')}
        hint={text.displayNameHint}
        requiredMessage={text.missing.displayName}
        {...limits}
      />
      <NumberField {...field('priceModifier')} hint={text.notQuoted} {...priceLimits.perUnit} />
      <SwitchField {...field('isActive')} hint={text.kinds.thicknesses.switchHint} />
    </>
  );
}

const columns: readonly Column<AdminThickness>[] = [
  {
    header: text.labels.displayName,
    sort: 'name',
    cell: ({ displayName }) => displayName,
    skeletonClass: 'w-40',
  },
  { header: text.labels.value, sort: 'value', cell: ({ value }) => value },
  {
    header: text.labels.priceModifier,
    sort: 'price',
    align: 'end',
    cell: ({ priceModifier }) => pounds(priceModifier),
  },
];

export function ThicknessesPage() {
  const list = useAdminList<AdminThickness>(paths.adminItems('thicknesses'));
  return (
    <CataloguePage
      form={thicknessForm}
      list={list}
      sorts={text.sortsOfThicknesses}
      fields={(form) => <ThicknessFields form={form} />}
    >
      <CatalogueTable
        kind="thicknesses"
        list={list}
        columns={columns}
        card={(row) => ({ end: pounds(row.priceModifier), lines: [row.value] })}
      />
    </CataloguePage>
  );
}
