import { paths, type AdminThickness } from '@app/contracts';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { text } from '../../features/catalogue/text';
import { ThicknessFields, thicknessForm } from '../../features/catalogue/thickness-form';
import { PriceChanges } from '../../features/price-change/price-changes';
import { CatalogueWarnings } from '../../features/warnings/catalogue-warnings';
import { useAdminList } from '../../lib/api/use-admin-list';
import type { Column } from '../../lib/table/columns';
import { pounds } from '../../lib/format-text';

const columns: readonly Column<AdminThickness>[] = [
  {
    id: 'displayName',
    header: text.labels.displayName,
    sort: 'name',
    cell: ({ displayName }) => displayName,
    skeletonClass: 'w-40',
  },
  { id: 'value', header: text.labels.value, sort: 'value', cell: ({ value }) => value },
  {
    id: 'price',
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
      actions={<PriceChanges kind="thicknesses" />}
      notices={<CatalogueWarnings list="thicknesses" />}
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
