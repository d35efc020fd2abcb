import {
  type BoardCard,
  boardColumns,
  type BoardColumnName,
  handedOver,
  type OrderStage,
  stageMoves,
} from '@app/contracts';
import { text } from './text';

export interface MovableTop extends Pick<BoardCard, 'id' | 'reference' | 'stage' | 'isCompleted'> {
  isMeasured: boolean;
}

export const columnNames = Object.keys(boardColumns) as BoardColumnName[];

export const columnOf = (stage: OrderStage): BoardColumnName =>
  columnNames.find((name) => (boardColumns[name] as readonly OrderStage[]).includes(stage)) ?? 'to-measure';

/** The last column has two stages: delivered or collected. */
export const stageOfColumn = (
  column: BoardColumnName,
  { isDelivery }: Pick<BoardCard, 'isDelivery'>,
): OrderStage => {
  if (column !== 'handed-over') return column;
  return isDelivery ? 'delivered' : 'collected';
};

/** Same sentences as the API's errors; null: the move is allowed. */
export function moveBlockerOf(top: MovableTop, to: OrderStage): string | null {
  if (top.isCompleted && !handedOver.includes(to)) return text.isCompleted;
  if (top.stage === 'to-measure' || (to === 'measured' && !top.isMeasured)) return text.notMeasured;
  return stageMoves[top.stage].includes(to) ? null : text.notNext;
}

export const allowedMovesOf = (top: MovableTop): OrderStage[] =>
  stageMoves[top.stage].filter((to) => moveBlockerOf(top, to) === null);

/** undefined: it is the first or last column. */
export function adjacentColumnOf(
  stage: OrderStage,
  direction: 'forward' | 'back',
): BoardColumnName | undefined {
  const index = columnNames.indexOf(columnOf(stage));
  return columnNames[direction === 'forward' ? index + 1 : index - 1];
}

export const toMovableTop = (card: BoardCard): MovableTop => ({
  ...card,
  isMeasured: card.measuredAt !== null,
});
