import { paths, type AdminItems } from '@app/contracts';
import type { ReactNode } from 'react';
import { useAdminList, type AdminList } from '../../lib/api/use-admin-list';
import type { Column } from '../../lib/table/column';
import { DataTable } from '../../lib/table/data-table';
import { useOpenItem } from '../../lib/url/use-open-item';
import { CataloguePage } from './catalogue-page';
import { FlatPartFields } from './flat-part-fields';
import { cutoutForm, sinkTypeForm, type FlatPartFields as Fields } from './flat-part-form';
import type { ItemForm } from './item-form';
import { NoItems } from './no-items';
import { pounds } from './price-words';
import { StateBadge } from './state-badge';
import { text } from './text';

type FlatKind = 'sink-types' | 'cutouts';

interface FlatPartPageProps {
  kind: FlatKind;
  actions: ReactNode;
  notices: ReactNode;
}

/** The tab of sinks or cut-outs: they have the same fields. */
export const FlatPartPage = ({ kind, ...slots }: FlatPartPageProps) =>
  kind === 'cutouts' ? <PageOf form={cutoutForm} {...slots} /> : <PageOf form={sinkTypeForm} {...slots} />;

interface PageOfProps<K extends FlatKind> extends Omit<FlatPartPageProps, 'kind'> {
  form: ItemForm<K, Fields>;
}

function PageOf<K extends FlatKind>({ form, actions, notices }: PageOfProps<K>) {
  const words = text.kinds[form.kind];
  const list = useAdminList<AdminItems[K]>(paths.adminItems(form.kind));
  return (
    <CataloguePage
      form={form}
      list={list}
      actions={actions}
      notices={notices}
      sorts={[
        { value: '', label: text.sorts.newest },
        { value: 'name', label: text.sorts.name },
        { value: 'price', label: text.sorts.priceUp },
        { value: '-price', label: text.sorts.priceDown },
      ]}
      fields={(edited) => <FlatPartFields form={edited} switchHint={words.switchHint} />}
    >
      <FlatPartTable kind={form.kind} list={list} />
    </CataloguePage>
  );
}

type FlatPart = AdminItems[FlatKind];

const columns: readonly Column<FlatPart>[] = [
  { id: 'name', header: text.columns.name, sort: 'name', cell: ({ name }) => name, skeletonClass: 'w-40' },
  {
    id: 'description',
    header: text.columns.description,
    cell: ({ description }) => <span className="line-clamp-2 text-ink-2">{description}</span>,
    isLeftOut: 'beside-panel',
    skeletonClass: 'w-60',
  },
  {
    id: 'price',
    header: text.columns.price,
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

function FlatPartTable({ kind, list }: { kind: FlatKind; list: AdminList<FlatPart> }) {
  const { id, open } = useOpenItem();
  return (
    <DataTable
      label={text.kinds[kind].title}
      list={list}
      columns={columns}
      rowId={(row) => row.id}
      openId={id}
      onOpen={(row) => open(row.id)}
      empty={<NoItems kind={kind} />}
      card={(row) => ({
        title: row.name,
        end: pounds(row.priceModifier),
        lines: row.description ? [row.description] : [],
        footStart: <StateBadge item={row} />,
      })}
    />
  );
}
