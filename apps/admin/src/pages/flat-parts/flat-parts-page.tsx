import { paths, type AdminItems } from '@app/contracts';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { FlatPartFields, flatPartForm, type FlatPartKind } from '../../features/catalogue/flat-part-form';
import { text } from '../../features/catalogue/text';
import { PriceChanges } from '../../features/price-change/price-changes';
import { CatalogueWarnings } from '../../features/warnings/catalogue-warnings';
import { useAdminList } from '../../lib/api/use-admin-list';
import type { Column } from '../../lib/table/columns';
import { pounds } from '../../lib/format-text';

export const SinkTypesPage = () => <FlatPartsPage kind="sink-types" />;
export const CutoutsPage = () => <FlatPartsPage kind="cutouts" />;

type FlatPart = AdminItems[FlatPartKind];

const columns: readonly Column<FlatPart>[] = [
  { id: 'name', header: text.labels.name, sort: 'name', cell: ({ name }) => name, skeletonClass: 'w-40' },
  {
    id: 'description',
    header: text.labels.description,
    cell: ({ description }) => <span className="line-clamp-2 text-ink-2">{description}</span>,
    hideWhen: 'beside-panel',
    skeletonClass: 'w-60',
  },
  {
    id: 'price',
    header: text.columns.price,
    sort: 'price',
    align: 'end',
    cell: ({ priceModifier }) => pounds(priceModifier),
  },
];

function FlatPartsPage({ kind }: { kind: FlatPartKind }) {
  const list = useAdminList<FlatPart>(paths.adminItems(kind));
  return (
    <CataloguePage
      form={flatPartForm(kind)}
      list={list}
      actions={<PriceChanges kind={kind} />}
      notices={<CatalogueWarnings list={kind} />}
      fields={(form) => <FlatPartFields form={form} switchHint={text.kinds[kind].switchHint} />}
    >
      <CatalogueTable
        kind={kind}
        list={list}
        columns={columns}
        card={(row) => ({
          end: pounds(row.priceModifier),
          lines: row.description ? [row.description] : [],
        })}
      />
    </CataloguePage>
  );
}
