import type { BoardCard } from '@app/contracts';
import { text } from './text';

type Named = Pick<BoardCard, 'order' | 'place' | 'places'>;

/** Its order; where that has several tops, with which one it is. */
export const nameOfCard = ({ order, place, places }: Named): string =>
  places > 1 ? `${order.reference}, ${text.topOf(place, places)}` : order.reference;
