import {
  type BoardCard,
  boardColumns,
  type BoardColumnName,
  handedOver,
  type OrderStage,
  stageMoves,
} from '@app/contracts';
import { text } from './text';

export interface MovableOrder extends Pick<BoardCard, 'id' | 'reference' | 'stage' | 'isCompleted'> {
  isMeasured: boolean;
}

export const columnNames = Object.keys(boardColumns) as BoardColumnName[];

export const columnOf = (stage: OrderStage): BoardColumnName =>
  columnNames.find((name) => (boardColumns[name] as readonly OrderStage[]).includes(stage)) ?? 'to-measure';

/** The last column has two stages: delivered or collected. */
export const stageOfColumn = (
  column: BoardColumnName,
  { isDelivery }: Pick<BoardCard, 'isDelivery'>,
): OrderStage => (column === 'handed-over' ? (isDelivery ? 'delivered' : 'collected') : column);

/** Same sentences as the API's errors; null: the move is allowed. */
export function moveBlockerOf(order: MovableOrder, to: OrderStage): string | null {
  if (order.isCompleted && !handedOver.includes(to)) return text.isCompleted;
  if (order.stage === 'to-measure' || (to === 'measured' && !order.isMeasured)) return text.notMeasured;
  return stageMoves[order.stage].includes(to) ? null : text.notNext;
}

export const allowedMovesOf = (order: MovableOrder): OrderStage[] =>
  stageMoves[order.stage].filter((to) => moveBlockerOf(order, to) === null);

/** undefined: it is the first or last column. */
export function adjacentColumnOf(stage: OrderStage, direction: 'on' | 'back'): BoardColumnName | undefined {
  const index = columnNames.indexOf(columnOf(stage));
  return columnNames[direction === 'on' ? index + 1 : index - 1];
}

export const toMovableOrder = (card: BoardCard): MovableOrder => ({
  ...card,
  isMeasured: card.measuredAt !== null,
});
