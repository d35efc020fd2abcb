import type { BoardCard } from '@app/contracts';
import { quantityPrefix } from '@app/pricing';
import { Button, cx, daysBetween, fullDateAndTime, Menu, MenuItem, Reference, shortDate } from '@app/ui';
import type { DragEvent, KeyboardEvent } from 'react';
import { Link } from 'wouter';
import {
  toMovableTop,
  allowedMovesOf,
  adjacentColumnOf,
  stageOfColumn,
} from '../../features/board/order-moves';
import { text } from '../../features/board/text';
import { HoldBadges } from '../../features/production/hold-badges';
import { stageLabels } from '../../features/quotes/state-labels';
import { LinkButton } from '../../lib/controls';
import { orderPath, topPath } from '../../lib/use-url-state';

export interface CardActions {
  onMove: (card: BoardCard, to: BoardCard['stage']) => void;
  onDrag: (card: BoardCard | null) => void;
  isSelected: (id: string) => boolean;
  onSelect: (id: string, isSelected: boolean) => void;
  isReadOnly: boolean;
  /** The card moved last gets the focus again in its new column. */
  lastMovedId: () => string | null;
  clearLastMoved: () => void;
}

export function OrderCard({ card, actions }: { card: BoardCard; actions: CardActions }) {
  const { order, color, material, customerName } = card;
  const reference = text.nameOf(card);
  const { isReadOnly } = actions;
  const isMovable = !card.isCompleted && !isReadOnly;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    const column = adjacentColumnOf(card.stage, event.key === 'ArrowRight' ? 'forward' : 'back');
    if (column) actions.onMove(card, stageOfColumn(column, card));
  };
  const dragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', reference);
    actions.onDrag(card);
  };
  return (
    <li
      draggable={isMovable}
      onDragStart={dragStart}
      onDragEnd={() => actions.onDrag(null)}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2 border bg-surface px-2.5 pt-1.5 pb-1.5 text-small',
        actions.isSelected(card.id) ? 'border-chalk' : 'border-line',
        isMovable && 'wide:cursor-grab wide:active:cursor-grabbing',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-1.5">
        <input
          type="checkbox"
          aria-label={text.select(reference)}
          checked={actions.isSelected(card.id)}
          onChange={({ currentTarget }) => actions.onSelect(card.id, currentTarget.checked)}
          className="size-4.5 flex-none accent-(--color-chalk) max-wide:size-6"
        />
        {isReadOnly ? (
          <Reference className="num min-h-8 flex-1 content-center font-strong">{order.reference}</Reference>
        ) : (
          <Link
            ref={(link) => {
              // Moving the card lost the focus. Never take it from another element.
              const isLost = document.activeElement === document.body;
              if (isLost && actions.lastMovedId() === card.id) link?.focus();
            }}
            href={orderPath(order.id)}
            draggable={false}
            aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
            onKeyDown={moveByKey}
            onBlur={({ currentTarget }) => {
              if (currentTarget.isConnected) actions.clearLastMoved();
            }}
            className="num inline-flex min-h-8 flex-1 items-center font-strong text-chalk hover:underline max-wide:min-h-11"
          >
            <Reference>{order.reference}</Reference>
          </Link>
        )}
        <span
          title={text.inColumnSince(fullDateAndTime(card.since))}
          className="flex-none text-caption text-ink-3"
        >
          {text.days(daysBetween(card.since))}
        </span>
      </div>
      {!isReadOnly && (
        <p
          translate={customerName ? 'no' : undefined}
          className={cx('truncate', customerName ? 'font-label' : 'text-ink-3')}
        >
          {customerName ?? text.noContact}
        </p>
      )}
      <p className="num truncate text-caption text-ink-2">
        {card.topCount > 1 && `${text.topOf(card.topNumber, card.topCount)}, `}
        {/* The same reference as on the job sheet. */}
        <Link
          href={topPath(card.reference)}
          draggable={false}
          // Beside other words, colour alone would not show that it is a link.
          className={cx(
            'inline-flex items-center text-chalk hover:underline max-wide:min-h-11',
            card.topCount > 1 && 'underline',
          )}
        >
          <Reference>{card.reference}</Reference>
        </Link>
      </p>
      <HoldBadges holds={card.holds} isDrawingUnsigned={card.isDrawingUnsigned} />
      {card.jobName && <p className="truncate text-caption text-ink-2">{card.jobName}</p>}
      <div className="flex items-center gap-2.5">
        <span
          aria-hidden
          className="size-11 flex-none overflow-hidden rounded-1 shadow-[inset_0_0_0_1px_rgb(0_0_0/0.12)] forced-color-adjust-none"
          style={{ backgroundColor: color.hexCode }}
        >
          {color.imageUrl && (
            <img
              src={color.imageUrl}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block truncate">
            <b className="num font-strong">{quantityPrefix(card.quantity)}</b>
            {color.name}
          </span>
          <span className="block truncate text-caption text-ink-3">{material}</span>
          <span className="num block truncate text-caption">{text.size(card.length, card.width)}</span>
        </span>
      </div>
      <div className="flex min-h-9 items-center justify-between gap-x-2 border-t border-line pt-1">
        <p className="min-w-0 text-caption text-ink-3">
          {sizesText(card)}
          <span className="block">{card.isDelivery ? text.delivery : text.collects}</span>
        </p>
        {!isReadOnly && <MoveControls card={card} actions={actions} />}
      </div>
    </li>
  );
}

/** Missing sizes are mentioned only where the column does not imply it. */
function sizesText({ stage, measuredAt }: BoardCard): string | null {
  if (measuredAt) return text.agreed(shortDate(measuredAt));
  return stage === 'in-production' || stage === 'ready' ? text.notAgreed : null;
}

/** The menu for those who do not drag. A card without sizes links to where they are entered. */
function MoveControls({ card, actions }: { card: BoardCard; actions: CardActions }) {
  const reference = text.nameOf(card);
  if (card.isCompleted) return <span className="text-caption text-ink-3">{text.completed}</span>;
  if (card.stage === 'to-measure') {
    return (
      <LinkButton to={orderPath(card.order.id)} kind="ghost" className="-mr-2">
        <span>
          {text.recordSizes} <span className="sr-only">{text.ofTop(reference)}</span>
        </span>
      </LinkButton>
    );
  }
  return (
    <Menu
      label={text.moveTop(reference)}
      trigger={
        <Button kind="ghost" className="-mr-2" aria-label={text.moveTop(reference)}>
          {text.move}
        </Button>
      }
    >
      {allowedMovesOf(toMovableTop(card)).map((stage) => (
        <MenuItem key={stage} onChoose={() => actions.onMove(card, stage)}>
          {stageLabels[stage]}
        </MenuItem>
      ))}
    </Menu>
  );
}
