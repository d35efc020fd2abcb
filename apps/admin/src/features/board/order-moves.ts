import {
  type BoardCard,
  boardColumns,
  type BoardColumnName,
  handedOver,
  type OrderStage,
  stageMoves,
} from '@app/contracts';
import { text } from './text';

/** What decides where an order may go. */
export interface MovableOrder extends Pick<BoardCard, 'id' | 'reference' | 'stage' | 'isCompleted'> {
  isMeasured: boolean;
}

export const columnNames = Object.keys(boardColumns) as BoardColumnName[];

export const columnOf = (stage: OrderStage): BoardColumnName =>
  columnNames.find((name) => (boardColumns[name] as readonly OrderStage[]).includes(stage)) ?? 'to-measure';

/** The stage that a card takes in a column. Of the last one it is told by where the top goes. */
export const stageIn = (column: BoardColumnName, { isDelivery }: Pick<BoardCard, 'isDelivery'>): OrderStage =>
  column === 'handed-over' ? (isDelivery ? 'delivered' : 'collected') : column;

/** Why an order cannot be moved there, as the API would say it; null where it can. */
export function refusalOf(order: MovableOrder, to: OrderStage): string | null {
  if (order.isCompleted && !handedOver.includes(to)) return text.isCompleted;
  if (order.stage === 'to-measure' || (to === 'measured' && !order.isMeasured)) return text.notMeasured;
  return stageMoves[order.stage].includes(to) ? null : text.notNext;
}

/** Where it can be moved, by a menu. */
export const movesOf = (order: MovableOrder): OrderStage[] =>
  stageMoves[order.stage].filter((to) => refusalOf(order, to) === null);

/** A column of the board on either side of a stage; undefined: there is none. */
export function neighbourOf(stage: OrderStage, direction: 'on' | 'back'): BoardColumnName | undefined {
  const at = columnNames.indexOf(columnOf(stage));
  return columnNames[direction === 'on' ? at + 1 : at - 1];
}

export const movable = (card: BoardCard): MovableOrder => ({ ...card, isMeasured: card.measuredAt !== null });
