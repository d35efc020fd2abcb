import {
  type BoardCard,
  boardColumns,
  boardLimits,
  type BoardColumn as Column,
  type BoardColumnName,
  maxJobSheets,
  paths,
} from '@app/contracts';
import { Button, cx, MenuItem } from '@app/ui';
import { toLoadState } from '@app/web-client';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { text } from '../../features/board/text';
import { stageLabels } from '../../features/quotes/state-labels';
import { apiErrorMessage } from '../../lib/api';
import { MoreMenu, openInNewTab } from '../../lib/controls';
import { pageText, Skeletons } from '../../lib/page';
import { useIsInOffice } from '../../lib/session/session';
import { type CardActions, OrderCard } from './order-card';
import type { ColumnState } from './use-board';

interface BoardColumnProps {
  name: BoardColumnName;
  columnState: ColumnState;
  actions: CardActions;
  dragged: BoardCard | null;
  onDrop: (column: BoardColumnName) => void;
}

export const columnId = (name: BoardColumnName) => `column-${name}`;

const listHref = (stage: string) => `/?status=${stage}`;

export function BoardColumn({ name, columnState, actions, dragged, onDrop }: BoardColumnProps) {
  const id = useId();
  const [isDropTarget, setDropTarget] = useState(false);
  const state = toLoadState(columnState.query);
  const data = state.kind === 'ready' ? state.data : undefined;
  return (
    <section
      id={columnId(name)}
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        setDropTarget(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDropTarget(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDropTarget(false);
        onDrop(name);
      }}
      className={cx(
        'min-w-0 scroll-mt-14 rounded-3 border bg-raised p-2 wide:min-h-60',
        isDropTarget && dragged ? 'border-chalk' : 'border-transparent',
      )}
    >
      <header className="flex min-h-9 items-center gap-2 px-1">
        <h2 id={id} className="min-w-0 text-small font-strong">
          {text.columns[name]}
        </h2>
        {data && <span className="num text-caption text-ink-3">{text.count(data.total)}</span>}
        {data && data.total > 0 && <ColumnMenu name={name} column={data} />}
      </header>
      {data && (
        <p className="num mb-2 px-1 text-caption text-ink-3">
          {name === 'handed-over' ? text.latestFirst : text.squareMetres(data.squareMetres)}
        </p>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2 px-1 py-3 text-caption text-ink-2">
          <p>{apiErrorMessage(state.error) ?? pageText.failed}</p>
          <Button onClick={state.retry}>{pageText.retry}</Button>
        </div>
      )}
      {state.kind === 'loading' && (
        <Skeletons
          loading={text.loading}
          skeletons={['h-34 w-full', 'h-34 w-full', 'h-34 w-full']}
          className="grid gap-2"
        />
      )}
      {data?.cards.length === 0 && <p className="px-1 py-3 text-caption text-ink-3">{text.nothingHere}</p>}
      {data && data.cards.length > 0 && (
        <ul aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {data.cards.map((card) => (
            <OrderCard key={card.id} card={card} actions={actions} />
          ))}
        </ul>
      )}
      {data && data.cards.length < data.total && <ShowMore name={name} column={data} shown={columnState} />}
    </section>
  );
}

/** Up to a limit; the list of orders has the rest. */
function ShowMore({ name, column, shown }: { name: BoardColumnName; column: Column; shown: ColumnState }) {
  const { limit, setLimit, query } = shown;
  const isInOffice = useIsInOffice();
  if (limit < boardLimits.max) {
    const next = Math.min(boardLimits.max, Math.max(boardLimits.default, limit * 3));
    return (
      <Button
        kind="ghost"
        className="mt-2 w-full"
        isPending={query.isPlaceholderData}
        onClick={() => setLimit(next)}
      >
        {text.showMore}
      </Button>
    );
  }
  return (
    <p className="mt-2 px-1 text-caption text-ink-3">
      {text.onlyFirstShown(column.cards.length)}
      {isInOffice &&
        boardColumns[name].map((stage) => (
          <Link
            key={stage}
            href={listHref(stage)}
            className="ml-1.5 inline-block font-label text-chalk hover:underline"
          >
            {text.openList(stageLabels[stage])}
          </Link>
        ))}
    </p>
  );
}

function ColumnMenu({ name, column }: { name: BoardColumnName; column: Column }) {
  const [, navigate] = useLocation();
  const mayList = useIsInOffice();
  const ids = column.cards.slice(0, maxJobSheets).map(({ id }) => id);
  // The workshop gets job sheets instead of the list; finished tops need none.
  if (!mayList && name === 'handed-over') return null;
  return (
    <span className="ml-auto">
      <MoreMenu label={text.columnMenu(text.columns[name])}>
        {name !== 'handed-over' && (
          <MenuItem onChoose={() => openInNewTab(paths.jobSheets(...ids))}>
            {text.columnJobSheets(ids.length)}
          </MenuItem>
        )}
        {mayList &&
          boardColumns[name].map((stage) => (
            <MenuItem key={stage} onChoose={() => navigate(listHref(stage))}>
              {text.openList(stageLabels[stage])}
            </MenuItem>
          ))}
      </MoreMenu>
    </span>
  );
}
