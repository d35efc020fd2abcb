import type { MeasuredDrawing, Plan } from '@app/drawing';
import type { Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { layOutRoom, type RoomBlock } from '../room/draw-room-block';
import { densities, densitiesWithRoom, type Density } from './density';
import { captionHeight, heightOf, planFor } from './draw-figure';
import { footTop } from './draw-foot';
import { layOutTerms, type TermsBlock } from './draw-terms';
import { layOutTotal, type TotalBlock } from './draw-total';
import { layOutLines } from './lay-out-lines';
import type { Table } from './table';
import type { QuoteContent } from './text';

/** Everything between facts and foot, laid out to fit the page. */
export interface Layout {
  drawing: MeasuredDrawing;
  lines: Table;
  total: TotalBlock;
  /** null: nobody has measured it, or it has a page of its own. */
  room: RoomBlock | null;
  hasRoomPage: boolean;
  terms: TermsBlock;
  /** Space above each part. */
  gaps: Record<'drawing' | 'lines' | 'total' | 'room' | 'terms', number>;
}

/** Space above the foot. */
const aboveFoot = 16;

interface Page {
  quote: QuotePdfData;
  content: QuoteContent;
  plan: Plan;
  top: number;
}

/** The most open setting that fits. The drawing shrinks first, while readable; then type and space. */
export function layOutPage(paper: Paper, page: Page): Layout {
  const { quote } = page;
  if (quote.room) {
    const room = { ...quote.room, size: quote.size };
    const withRoom = densitiesWithRoom.map((density) => layOutWith(paper, page, density, room));
    const fitting = withRoom.find(({ fits }) => fits);
    if (fitting) return fitting;
  }
  const layouts = densities.map((density) => layOutWith(paper, page, density));
  return { ...(layouts.find(({ fits }) => fits) ?? layouts.at(-1)!), hasRoomPage: Boolean(quote.room) };
}

function layOutWith(
  paper: Paper,
  { quote, content, plan, top }: Page,
  density: Density,
  measured?: Parameters<typeof layOutRoom>[1],
): Layout & { fits: boolean } {
  const lines = layOutLines(paper, quote, density.lines);
  const total = layOutTotal(paper, quote, content, density);
  const room = measured ? layOutRoom(paper, measured, { maxHeight: 110, textSize: density.termsSize }) : null;
  const terms = layOutTerms(paper, quote, content, density);
  // The design's gaps (prototype: pdf-quote).
  const gaps = {
    drawing: 30 * density.gapScale,
    lines: 20 * density.gapScale,
    total: 16 * density.gapScale,
    room: room ? 16 * density.gapScale : 0,
    terms: 24 * density.gapScale,
  };
  const gapsHeight = gaps.drawing + gaps.lines + gaps.total + gaps.room + gaps.terms;
  const taken = lines.height + total.height + (room?.height ?? 0) + terms.height + captionHeight + gapsHeight;
  const left = footTop(content) - aboveFoot - top - taken;
  const drawing = planFor(plan, Math.max(left, density.minDrawingHeight));
  return {
    drawing,
    lines,
    total,
    room,
    hasRoomPage: false,
    terms,
    gaps,
    fits: heightOf(drawing) <= left,
  };
}
