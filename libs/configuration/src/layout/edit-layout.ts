import type { TopLayout } from '@app/contracts';
import type { Size } from '@app/pricing';
import { isPlaced, usualLayout, withOutline, type TopParts } from './layout';

// Separate from the rest of the layout, because the calculator loads these later.

/** The layout to edit: as long as no part is placed, with all of them in their usual places. */
export const editableLayout = (layout: TopLayout | null, parts: TopParts, size: Size): TopLayout =>
  layout && isPlaced(layout) ? layout : usualLayout(parts, size, layout ?? undefined);

/** Without positions, which are agreed later; null: it has no room either. */
export const withoutPlaces = (layout: TopLayout | null): TopLayout | null =>
  layout?.room ? { ...withOutline(layout, undefined), sinks: [], cutouts: [] } : null;

/** The layout with this room; undefined removes the room. */
export function withRoom({ room: _, ...layout }: TopLayout, room: TopLayout['room']): TopLayout {
  return { ...layout, ...(room && { room }) };
}
