import { catalogueLimits, paths, type AdminItems } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { itemForm } from '../../features/catalogue/item-form';
import { priceLimits } from '../../features/catalogue/price-text';
import { text } from '../../features/catalogue/text';
import { useAdminList } from '../../lib/api';
import { fieldOf, NumberField, SwitchField, TextField } from '../../lib/form';
import { pounds } from '../../lib/format-text';
import type { Column } from '../../lib/table';

type FlatPartKind = 'sink-types' | 'cutouts';
type FlatPartValues = { name: string; description: string; priceModifier: string; isActive: boolean };

/** Sinks and cut-outs; the flat price may be negative (D7). */
export const flatPartForm = (kind: FlatPartKind) =>
  itemForm<FlatPartKind, FlatPartValues>({
    kind,
    empty: { name: '', description: '', priceModifier: '0.00', isActive: true },
  });

function FlatPartFields({ form, switchHint }: { form: UseFormReturn<FlatPartValues>; switchHint: string }) {
  const field = fieldOf(form, text.labels);
  return (
    <>
      <TextField {...field('name')} requiredMessage={text.missing.name} maxLength={catalogueLimits.name} />
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

export const SinkTypesPage = () => <FlatPartsPage kind="sink-types" />;
export const CutoutsPage = () => <FlatPartsPage kind="cutouts" />;

type FlatPart = AdminItems[FlatPartKind];

const columns: readonly Column<FlatPart>[] = [
  { header: text.labels.name, sort: 'name', cell: ({ name }) => name, skeletonClass: 'w-40' },
  {
    header: text.labels.description,
    cell: ({ description }) => <span className="line-clamp-2 text-ink-2">{description}</span>,
    hideWhen: 'beside-panel',
    skeletonClass: 'w-60',
  },
  {
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
