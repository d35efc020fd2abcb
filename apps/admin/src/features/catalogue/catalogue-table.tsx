import type { AdminItem, CatalogueKind } from '@app/contracts';
import { Badge, Button } from '@app/ui';
import { Plus } from 'lucide-react';
import type { AdminList } from '../../lib/api';
import { NoRows } from '../../lib/page';
import { type CardContent, type Column, DataTable } from '../../lib/table';
import { newItem, useOpenItem } from '../../lib/use-url-state';
import { itemName } from './item-form';
import { text } from './text';

interface CatalogueTableProps<Row extends AdminItem> {
  kind: keyof typeof text.foots;
  list: AdminList<Row>;
  columns: readonly Column<Row>[];
  card: (row: Row) => Omit<CardContent, 'title'>;
}

export function CatalogueTable<Row extends AdminItem>({
  kind,
  list,
  columns,
  card,
}: CatalogueTableProps<Row>) {
  const { id, open } = useOpenItem();
  return (
    <>
      <DataTable
        label={text.kinds[kind].title}
        list={list}
        columns={[...columns, stateColumn]}
        rowId={(row) => row.id}
        openId={id}
        onOpen={(row) => open(row.id)}
        empty={<NoItems kind={kind} />}
        card={(row) => ({ title: itemName(row), footerStart: <StateBadge item={row} />, ...card(row) })}
      />
      {text.foots[kind] && <p className="mt-3 text-caption text-ink-3">{text.foots[kind]}</p>}
    </>
  );
}

const stateColumn: Column<AdminItem> = {
  header: text.columns.state,
  sort: 'status',
  cell: (row) => <StateBadge item={row} />,
};

export function StateBadge({ item }: { item: Pick<AdminItem, 'isActive' | 'deletedAt'> }) {
  const state = stateOf(item);
  return <Badge tone={stateTones[state]}>{text.states[state]}</Badge>;
}

const stateOf = ({ isActive, deletedAt }: Pick<AdminItem, 'isActive' | 'deletedAt'>) => {
  if (deletedAt) return 'deleted';
  return isActive ? 'active' : 'inactive';
};

const stateTones = { active: 'ok', inactive: 'neutral', deleted: 'bad' } as const;

export function NoItems({ kind, filters }: { kind: CatalogueKind; filters?: readonly string[] }) {
  const { open } = useOpenItem();
  const labels = text.kinds[kind];
  const action = (
    <Button kind="primary" icon={Plus} onClick={() => open(newItem)}>
      {labels.add}
    </Button>
  );
  return (
    <NoRows
      dimensionLabel={labels.none}
      title={text.nothingYet}
      detail={labels.nothingDetail}
      action={action}
      filters={filters}
    />
  );
}
