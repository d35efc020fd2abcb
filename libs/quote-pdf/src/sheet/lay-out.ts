import type { MeasuredDrawing, Plan } from '@app/drawing';
import type { Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { setRoom, type RoomBlock } from '../room/draw-room-block';
import { densities, type Density } from './density';
import { captionHeight, heightOf, planFor } from './draw-figure';
import { footTop } from './draw-foot';
import { setTerms, type TermsBlock } from './draw-terms';
import { setTotal, type TotalBlock } from './draw-total';
import { setLines } from './set-lines';
import type { Table } from './table';
import type { QuoteContent } from './text';

/** Everything between facts and foot, fitted to the page. */
export interface Layout {
  drawing: MeasuredDrawing;
  lines: Table;
  total: TotalBlock;
  /** null: nobody has measured it. */
  room: RoomBlock | null;
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
export function layOut(paper: Paper, page: Page): Layout {
  const layouts = densities.map((density) => setIn(paper, page, density));
  return layouts.find(({ fits }) => fits) ?? layouts.at(-1)!;
}

function setIn(
  paper: Paper,
  { quote, content, plan, top }: Page,
  density: Density,
): Layout & { fits: boolean } {
  const lines = setLines(paper, quote, density.lines);
  const total = setTotal(paper, quote, content, density);
  const room = quote.room
    ? setRoom(
        paper,
        { ...quote.room, size: quote.size },
        { maxHeight: density.roomHeight, textSize: density.termsSize },
      )
    : null;
  const terms = setTerms(paper, quote, content, density);
  // The design's gaps (prototype: pdf-quote).
  const gaps = {
    drawing: 30 * density.air,
    lines: 20 * density.air,
    total: 16 * density.air,
    room: room ? 16 * density.air : 0,
    terms: 24 * density.air,
  };
  const air = gaps.drawing + gaps.lines + gaps.total + gaps.room + gaps.terms;
  const taken = lines.height + total.height + (room?.height ?? 0) + terms.height + captionHeight + air;
  const left = footTop(content) - aboveFoot - top - taken;
  const drawing = planFor(plan, Math.max(left, density.minDrawingHeight));
  return { drawing, lines, total, room, terms, gaps, fits: heightOf(drawing) <= left };
}
