import { paths, type AdminMaterial, type Material } from '@app/contracts';
import { pricePerSquareFoot, pricePerSquareMetre } from '@app/pricing';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { MaterialFields } from '../../features/catalogue/material-fields';
import { materialForm } from '../../features/catalogue/material-form';
import { MaterialThumb } from '../../features/catalogue/material-thumb';
import { NoItems } from '../../features/catalogue/no-items';
import { pounds } from '../../features/catalogue/price-words';
import { StateBadge } from '../../features/catalogue/state-badge';
import { text } from '../../features/catalogue/text';
import { useShopMaterials } from '../../features/catalogue/use-materials';
import { PriceChanges } from '../../features/price-change/price-changes';
import { CatalogueWarnings } from '../../features/warnings/catalogue-warnings';
import { useAdminList } from '../../lib/api/use-admin-list';
import type { Column } from '../../lib/table/column';
import { DataTable } from '../../lib/table/data-table';
import { useOpenItem } from '../../lib/url/use-open-item';

export function MaterialsPage() {
  const list = useAdminList<AdminMaterial>(paths.adminItems('materials'));
  const { data: shop } = useShopMaterials();
  const inShop = (id: number | undefined) => shop?.find((material) => material.id === id);
  const { id, open } = useOpenItem();
  return (
    <CataloguePage
      form={materialForm}
      list={list}
      actions={<PriceChanges kind="materials" />}
      notices={<CatalogueWarnings list="materials" />}
      sorts={[
        { value: '', label: text.sorts.newest },
        { value: 'name', label: text.sorts.name },
        { value: 'price', label: text.sorts.priceUp },
        { value: '-price', label: text.sorts.priceDown },
      ]}
      deletion={deletion}
      fields={(form, item) => <MaterialFields form={form} inShop={inShop(item?.id)} />}
    >
      <DataTable
        label={text.kinds.materials.title}
        list={list}
        columns={columnsWith(inShop)}
        rowId={(row) => row.id}
        openId={id}
        onOpen={(row) => open(row.id)}
        empty={<NoItems kind="materials" />}
        card={(row) => ({
          picture: <MaterialThumb material={inShop(row.id)} className="size-full" />,
          title: row.name,
          end: pounds(row.basePrice),
          lines: [
            `≈ ${pounds(pricePerSquareMetre(row.basePrice))}/m², ${pounds(pricePerSquareFoot(row.basePrice))}/sq ft`,
          ],
          footStart: <StateBadge item={row} />,
          footEnd: text.colorsOf(row.colorCount),
        })}
      />
      <p className="mt-3 text-caption text-ink-3">{text.materialsFoot}</p>
    </CataloguePage>
  );
}

const deletion = ({ name, colorCount }: AdminMaterial) =>
  colorCount > 0 ? text.deletesColors(name, colorCount) : text.deleteKeepsQuotes;

const columnsWith = (inShop: (id: number) => Material | undefined): readonly Column<AdminMaterial>[] => [
  {
    id: 'name',
    header: text.columns.material,
    sort: 'name',
    cell: ({ id, name }) => (
      <span className="flex items-center gap-2.75">
        <MaterialThumb material={inShop(id)} className="size-9.5 flex-none rounded-2" />
        {name}
      </span>
    ),
    skeletonClass: 'w-40',
  },
  {
    id: 'basePrice',
    header: text.columns.basePrice,
    sort: 'price',
    align: 'end',
    cell: ({ basePrice }) => pounds(basePrice),
  },
  {
    id: 'perSquareMetre',
    header: text.columns.perSquareMetre,
    align: 'end',
    cell: ({ basePrice }) => pounds(pricePerSquareMetre(basePrice)),
  },
  {
    id: 'perSquareFoot',
    header: text.columns.perSquareFoot,
    align: 'end',
    cell: ({ basePrice }) => pounds(pricePerSquareFoot(basePrice)),
  },
  {
    id: 'colors',
    header: text.columns.colors,
    sort: 'colors',
    align: 'end',
    cell: ({ colorCount }) => colorCount,
    skeletonClass: 'w-6',
  },
  {
    id: 'state',
    header: text.columns.state,
    sort: 'status',
    cell: (row) => <StateBadge item={row} />,
  },
];
