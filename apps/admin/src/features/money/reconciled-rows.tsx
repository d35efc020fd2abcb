import { pageSizes, type ReconciliationResponse, type ReconciliationRow } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, type BadgeTone } from '@app/ui';
import { EmptyState } from '../../lib/page/empty-state';
import { shortTime } from '../../lib/status/short-time';
import { DataTable } from '../../lib/table/data-table';
import type { Column } from '../../lib/table/columns';
import { OrderLinks } from './order-links';
import { text } from './text';

const tones: Record<ReconciliationRow['verdict'], BadgeTone> = {
  equal: 'ok',
  differs: 'bad',
  ours: 'bad',
  theirs: 'bad',
  unchecked: 'neutral',
};

const VerdictBadge = ({ verdict }: Pick<ReconciliationRow, 'verdict'>) => (
  <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>
);
const side = (amount: string | null) =>
  amount === null ? <span className="text-ink-3">{text.none}</span> : formatPounds(amount);
const codeOf = ({ transactionCode, transactionId }: ReconciliationRow) =>
  transactionCode ?? transactionId ?? '';
const amounts = ({ ours, theirs }: ReconciliationRow) => (
  <>
    {text.ours} {side(ours)}, {text.theirs} {side(theirs)}
  </>
);

const columns: readonly Column<ReconciliationRow>[] = [
  { id: 'kind', header: text.what, cell: ({ kind }) => text.kind[kind] },
  { id: 'time', header: text.time, cell: ({ at }) => <span className="text-ink-3">{shortTime(at)}</span> },
  {
    id: 'code',
    header: text.code,
    isLeftOut: 'below-full',
    cell: (row) => <code className="text-caption [overflow-wrap:anywhere]">{codeOf(row)}</code>,
  },
  { id: 'orders', header: text.orders, cell: ({ quotes }) => <OrderLinks quotes={quotes} /> },
  { id: 'ours', header: text.ours, align: 'end', cell: ({ ours }) => side(ours) },
  { id: 'theirs', header: text.theirs, align: 'end', cell: ({ theirs }) => side(theirs) },
  { id: 'verdict', header: text.verdict, cell: VerdictBadge },
];

interface ReconciledRowsProps {
  books: ReconciliationResponse;
  page: number;
  pageParam: string;
}

export const ReconciledRows = ({ books: { rows, total, theirs }, page, pageParam }: ReconciledRowsProps) => (
  <DataTable
    label={text.rows}
    list={{
      rows: [...rows],
      error: null,
      retry: () => undefined,
      ...((page > 1 || total > rows.length) && {
        total: String(total),
        page,
        pageSize: pageSizes.usual,
        pageParam,
      }),
    }}
    columns={columns}
    rowId={(row) => `${row.kind} ${row.transactionId ?? ''} ${row.depositId ?? ''} ${row.at}`}
    card={(row) => ({
      title: text.kind[row.kind],
      end: <VerdictBadge verdict={row.verdict} />,
      lines: [
        <span key="amounts" className="num">
          {amounts(row)}
        </span>,
        <span key="when">
          {shortTime(row.at)} <code className="text-caption">{codeOf(row)}</code>
        </span>,
        <OrderLinks key="orders" quotes={row.quotes} />,
      ],
    })}
    empty={
      <EmptyState
        measure={text.measure}
        // The provider could not be asked: nothing here is not nothing there.
        title={theirs === null ? text.noneOfOurs : text.noRows}
        detail={theirs === null ? undefined : text.noRowsDetail}
      />
    }
  />
);
