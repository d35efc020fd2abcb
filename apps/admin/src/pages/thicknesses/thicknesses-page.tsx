import { paths, type AdminThickness } from '@app/contracts';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { NoItems } from '../../features/catalogue/no-items';
import { pounds } from '../../features/catalogue/price-words';
import { StateBadge } from '../../features/catalogue/state-badge';
import { text } from '../../features/catalogue/text';
import { ThicknessFields } from '../../features/catalogue/thickness-fields';
import { thicknessForm } from '../../features/catalogue/thickness-form';
import { PriceChanges } from '../../features/price-change/price-changes';
import { CatalogueWarnings } from '../../features/warnings/catalogue-warnings';
import { useAdminList } from '../../lib/api/use-admin-list';
import type { Column } from '../../lib/table/column';
import { DataTable } from '../../lib/table/data-table';
import { useOpenItem } from '../../lib/url/use-open-item';

const columns: readonly Column<AdminThickness>[] = [
  {
    id: 'displayName',
    header: text.columns.displayName,
    sort: 'name',
    cell: ({ displayName }) => displayName,
    skeletonClass: 'w-40',
  },
  { id: 'value', header: text.columns.value, sort: 'value', cell: ({ value }) => value },
  {
    id: 'price',
    header: text.columns.priceModifier,
    sort: 'price',
    align: 'end',
    cell: ({ priceModifier }) => pounds(priceModifier),
  },
  {
    id: 'state',
    header: text.columns.state,
    sort: 'status',
    cell: (row) => <StateBadge item={row} />,
  },
];

export function ThicknessesPage() {
  const list = useAdminList<AdminThickness>(paths.adminItems('thicknesses'));
  const { id, open } = useOpenItem();
  return (
    <CataloguePage
      form={thicknessForm}
      list={list}
      actions={<PriceChanges kind="thicknesses" />}
      notices={<CatalogueWarnings list="thicknesses" />}
      sorts={[
        { value: '', label: text.sorts.newest },
        { value: 'value', label: text.sorts.thinnest },
        { value: '-value', label: text.sorts.thickest },
      ]}
      fields={(form) => <ThicknessFields form={form} />}
    >
      <DataTable
        label={text.kinds.thicknesses.title}
        list={list}
        columns={columns}
        rowId={(row) => row.id}
        openId={id}
        onOpen={(row) => open(row.id)}
        empty={<NoItems kind="thicknesses" />}
        card={(row) => ({
          title: row.displayName,
          end: pounds(row.priceModifier),
          lines: [row.value],
          footStart: <StateBadge item={row} />,
        })}
      />
      <p className="mt-3 text-caption text-ink-3">{text.thicknessesFoot}</p>
    </CataloguePage>
  );
}
