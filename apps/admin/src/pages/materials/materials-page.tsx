import { paths, type AdminMaterial, type Material } from '@app/contracts';
import { pricePerSquareFoot, pricePerSquareMetre } from '@app/pricing';
import { optionalData } from '@app/web-client';
import { useShopMaterialsQuery } from '../../features/catalogue/catalogue-calls';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { text } from '../../features/catalogue/text';
import { useAdminList } from '../../lib/api';
import { pounds } from '../../lib/format-text';
import type { Column } from '../../lib/table';
import { useOpenItem } from '../../lib/use-url-state';
import { MaterialFields, materialForm } from './material-form';
import { MaterialThumb } from './material-thumb';

export function MaterialsPage() {
  const list = useAdminList<AdminMaterial>(paths.adminItems('materials'));
  const { id, isNew } = useOpenItem();
  const openId = id && !isNew ? id : '';
  const shop = optionalData(useShopMaterialsQuery());
  const findShopMaterial = (id: number | undefined) => shop?.find((material) => material.id === id);
  return (
    <CataloguePage
      form={materialForm}
      list={list}
      priceChanges={{ materialId: openId, materials: list.rows }}
      deletionHint={deletion}
      fields={(form, item) => <MaterialFields form={form} shopMaterial={findShopMaterial(item?.id)} />}
    >
      <CatalogueTable
        kind="materials"
        list={list}
        columns={columnsWith(findShopMaterial)}
        card={(row) => ({
          picture: <MaterialThumb material={findShopMaterial(row.id)} className="size-full" />,
          end: pounds(row.basePrice),
          lines: [
            `≈ ${pounds(pricePerSquareMetre(row.basePrice))}/m², ${pounds(pricePerSquareFoot(row.basePrice))}/sq ft`,
          ],
          footerEnd: text.colorsOf(row.colorCount),
        })}
      />
    </CataloguePage>
  );
}

const deletion = ({ name, colorCount }: AdminMaterial) =>
  colorCount > 0 ? text.deletesColors(name, colorCount) : text.deleteKeepsQuotes;

const columnsWith = (inShop: (id: number) => Material | undefined): readonly Column<AdminMaterial>[] => [
  {
    header: text.labels.materialId,
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
    header: text.labels.basePrice,
    sort: 'price',
    align: 'end',
    cell: ({ basePrice }) => pounds(basePrice),
  },
  {
    header: text.columns.perSquareMetre,
    align: 'end',
    cell: ({ basePrice }) => pounds(pricePerSquareMetre(basePrice)),
  },
  {
    header: text.columns.perSquareFoot,
    align: 'end',
    cell: ({ basePrice }) => pounds(pricePerSquareFoot(basePrice)),
  },
  {
    header: text.columns.colors,
    sort: 'colors',
    align: 'end',
    cell: ({ colorCount }) => colorCount,
    skeletonClass: 'w-6',
  },
];
