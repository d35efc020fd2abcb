import {
  type BoardCard,
  type BoardColumnName,
  boardLimits,
  maxJobSheets,
  type OrderStage,
  paths,
} from '@app/contracts';
import { Button, narrowAdminQuery, showToast, useMediaQuery } from '@app/ui';
import { ClipboardList } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  columnNames,
  columnOf,
  toMovableTop,
  moveBlockerOf,
  stageOfColumn,
} from '../../features/board/order-moves';
import { text } from '../../features/board/text';
import { useMoveOrder } from '../../features/board/use-move-order';
import { inNewTab, LinkButton } from '../../lib/controls';
import { EmptyState, FailedState } from '../../lib/page';
import { useIsInOffice } from '../../lib/session/session';
import { BoardColumn, columnId } from './board-column';
import type { CardActions } from './order-card';
import { useBoard } from './use-board';

/** Fewer on a phone, to keep the next stage close. */
const initialCardsOnPhone = 5;

export function Board() {
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const columns = useBoard(isNarrow ? initialCardsOnPhone : boardLimits.default);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const lastMovedId = useRef<string | null>(null);
  const moveOrder = useMoveOrder();

  const onMove = (card: BoardCard, to: OrderStage) => {
    const refusal = moveBlockerOf(toMovableTop(card), to);
    if (refusal) return void showToast({ title: refusal, tone: 'bad' });
    lastMovedId.current = card.id;
    moveOrder.mutate({ order: { ...card, reference: text.nameOf(card) }, to });
  };
  const dropInto = (column: BoardColumnName) => {
    if (dragged && columnOf(dragged.stage) !== column) onMove(dragged, stageOfColumn(column, dragged));
    setDragged(null);
  };
  const isReadOnly = !useIsInOffice();
  const actions: CardActions = {
    isReadOnly,
    onMove,
    onDrag: setDragged,
    isSelected: (id) => selected.includes(id),
    onSelect: (id, isSelected) =>
      setSelected((ids) => (isSelected ? [...ids, id] : ids.filter((other) => other !== id))),
    lastMovedId: () => lastMovedId.current,
    clearLastMoved: () => (lastMovedId.current = null),
  };

  const queries = columnNames.map((name) => columns[name].query);
  if (queries.every(({ data, error }) => error && !data)) {
    const retry = () => queries.forEach(({ refetch }) => void refetch());
    return <FailedState error={queries[0]?.error} retry={retry} />;
  }
  if (queries.every(({ data }) => data?.total === 0)) return <EmptyState {...text.empty} />;
  return (
    <>
      {!isReadOnly && <p className="mb-3 text-caption text-ink-3 max-wide:hidden">{text.hint}</p>}
      {isNarrow && <ColumnLinks columns={columns} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2.5 wide:grid-cols-[repeat(5,minmax(11.5rem,1fr))] wide:overflow-x-auto">
        {columnNames.map((name) => (
          <BoardColumn
            key={name}
            name={name}
            columnState={columns[name]}
            actions={actions}
            dragged={dragged}
            onDrop={dropInto}
          />
        ))}
      </div>
      {moveOrder.dialog}
      {selected.length > 0 && <Selection ids={selected} onClear={() => setSelected([])} />}
    </>
  );
}

/** On a phone the columns are below each other. */
const ColumnLinks = ({ columns }: { columns: ReturnType<typeof useBoard> }) => (
  <nav
    aria-label={text.columnLinks}
    className="sticky top-0 z-10 -mx-4 mb-2.5 flex overflow-x-auto border-b border-line bg-paper px-2 [scrollbar-width:none]"
  >
    {columnNames.map((name) => (
      <a
        key={name}
        href={`#${columnId(name)}`}
        className="flex min-h-11 flex-none items-center gap-1.5 px-2 text-small font-label"
      >
        {text.columns[name]}
        <span className="num text-caption font-normal text-ink-3">{columns[name].query.data?.total}</span>
      </a>
    ))}
  </nav>
);

/** Sticks to the screen while the board scrolls. */
const Selection = ({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) => (
  <div
    role="status"
    className="sticky bottom-4 z-10 mx-auto max-wide:bottom-18 mt-4 flex w-fit flex-wrap items-center gap-x-3 gap-y-1 rounded-dialog border border-line bg-surface px-4 py-2 text-small shadow-float"
  >
    <span className="num font-label">{text.selected(ids.length)}</span>
    {ids.length <= maxJobSheets ? (
      <LinkButton href={paths.jobSheets(...ids)} {...inNewTab} icon={ClipboardList} kind="primary">
        {text.jobSheets}
      </LinkButton>
    ) : (
      <span className="text-caption text-ink-2">{text.atMost(maxJobSheets)}</span>
    )}
    <Button kind="ghost" onClick={onClear}>
      {text.clear}
    </Button>
  </div>
);
