import { exclusionSentence, exclusionsAmong } from '@app/configuration';
import {
  catalogueLimits,
  type Cutout,
  noCutoutsName,
  noSinkName,
  paths,
  type AdminItems,
} from '@app/contracts';
import { optionalData } from '@app/web-client';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { CatalogueTable } from '../../features/catalogue/catalogue-table';
import { createItemForm } from '../../features/catalogue/item-form';
import { priceLimits } from '../../features/catalogue/price-text';
import { text } from '../../features/catalogue/text';
import { ValueChoices } from '../../features/catalogue/value-choices';
import { useAdminList, useAdminQuery } from '../../lib/api';
import { fieldOf, NumberField, SwitchField, TextField } from '../../lib/form';
import { pounds } from '../../lib/format-text';
import type { Column } from '../../lib/table';

type FlatPartKind = 'sink-types' | 'cutouts';
type FlatPartValues = {
  name: string;
  description: string;
  priceModifier: string;
  /** Of a sink type. */
  includesBasin?: boolean;
  /** Of a cut-out. */
  excludes?: string[];
  isActive: boolean;
};

const ownFields = { 'sink-types': { includesBasin: false }, cutouts: { excludes: [] } };

/** Sinks and cut-outs; the flat price may be negative (D7). */
export const flatPartForm = (kind: FlatPartKind) =>
  createItemForm<FlatPartKind, FlatPartValues>({
    kind,
    empty: { name: '', description: '', priceModifier: '0.00', ...ownFields[kind], isActive: true },
    show: { excludes: (names) => text.excluded(names ?? []) },
  });

function FlatPartFields({ form, kind }: { form: UseFormReturn<FlatPartValues>; kind: FlatPartKind }) {
  const field = fieldOf(form, text.labels);
  const [name, excludes = []] = useWatch({ control: form.control, name: ['name', 'excludes'] });
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
      {kind === 'sink-types' && name !== noSinkName && (
        <SwitchField {...field('includesBasin')} hint={text.includesBasinHint} />
      )}
      {kind === 'cutouts' && name !== noCutoutsName && (
        <ValueChoices<Cutout>
          label={text.labels.excludes}
          hint={text.excludesHint}
          path={paths.cutouts}
          valueOf={(cutout) => cutout.name}
          isOffered={(other) => other !== name && other !== noCutoutsName}
          chosen={excludes}
          field={form.register('excludes')}
        />
      )}
      {kind === 'cutouts' && (
        <KeptApart name={name} savedName={form.formState.defaultValues?.name || name} excludes={excludes} />
      )}
      <SwitchField {...field('isActive')} hint={text.kinds[kind].switchHint} />
    </>
  );
}

interface KeptApartProps {
  name: string;
  /** By which other cut-outs may name it. */
  savedName: string;
  excludes: readonly string[];
}

/** Which cut-outs cannot be combined with this one, whichever of the two names the other, and which are not on sale. */
function KeptApart({ name, savedName, excludes }: KeptApartProps) {
  // The choices above say if it fails.
  const sold = optionalData(useAdminQuery<Cutout[]>(paths.cutouts));
  const others = sold?.filter((other) => other.name !== savedName);
  const sentences = others && [
    ...exclusionsAmong([{ name: savedName, excludes }, ...others])
      .filter(([first]) => first === savedName)
      .map(([, other]) => exclusionSentence([name, other])),
    ...excludes
      .filter((excluded) => !others.some((other) => other.name === excluded))
      .map(text.excludedNotOnSale),
  ];
  return (
    <div role="status" className="grid gap-1 text-caption text-warn">
      {sentences?.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
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
      fields={(form) => <FlatPartFields form={form} kind={kind} />}
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
