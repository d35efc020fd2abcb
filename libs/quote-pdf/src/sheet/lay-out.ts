import type { MeasuredDrawing, Plan } from '@app/drawing';
import type { Paper } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { densities, tightest, type Density } from './density';
import { footTop } from './draw-foot';
import { setLines, type LineTable } from './draw-lines';
import { captionHeight, heightOf, planFor } from './draw-figure';
import { setTerms, type TermsBlock } from './draw-terms';
import { setTotal, type TotalBlock } from './draw-total';
import type { QuoteContent } from './text';

/** Everything between facts and foot, broken into lines and fitted to the page. */
export interface Layout {
  drawing: MeasuredDrawing;
  lines: LineTable;
  total: TotalBlock;
  terms: TermsBlock;
  gaps: Gaps;
}

/** Air above each part. */
interface Gaps {
  drawing: number;
  lines: number;
  total: number;
  terms: number;
}

/** The design's own (prototype: pdf-quote). */
const gaps: Gaps = { drawing: 30, lines: 20, total: 16, terms: 24 };
/** Air above the foot. */
const aboveFoot = 16;

interface Page {
  sheet: QuoteSheet;
  content: QuoteContent;
  plan: Plan;
  /** Where the facts end. */
  top: number;
}

/** The most open setting that fits. The drawing gives way first, as far as it stays readable; then type and air. */
export function layOut(paper: Paper, page: Page): Layout {
  const fitting = densities.map((density) => setIn(paper, page, density)).find(({ fits }) => fits);
  return fitting ?? setIn(paper, page, tightest);
}

function setIn(
  paper: Paper,
  { sheet, content, plan, top }: Page,
  density: Density,
): Layout & { fits: boolean } {
  const lines = setLines(paper, sheet, density);
  const total = setTotal(paper, sheet, content, density);
  const terms = setTerms(paper, sheet, density);
  const air = (gap: number) => gap * density.air;
  const scaled = {
    drawing: air(gaps.drawing),
    lines: air(gaps.lines),
    total: air(gaps.total),
    terms: air(gaps.terms),
  };
  const taken =
    lines.height +
    total.height +
    terms.height +
    captionHeight +
    Object.values(scaled).reduce((sum, gap) => sum + gap, 0);
  const room = footTop(content) - aboveFoot - top - taken;
  const drawing = planFor(plan, Math.max(room, density.leastDrawing));
  return { drawing, lines, total, terms, gaps: scaled, fits: heightOf(drawing) <= room };
}
