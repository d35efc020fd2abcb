import { banner, company, delivery, legal, showroom } from '@app/content';
import { planOf } from '@app/drawing';
import { formatSize } from '@app/pricing';
import { Paper } from './paper/paper';
import type { QuotePdfData } from './quote-pdf-data';
import { drawRoomBlock } from './room/draw-room-block';
import { drawFacts } from './sheet/draw-facts';
import { drawFigure } from './sheet/draw-figure';
import { drawFoot } from './sheet/draw-foot';
import { drawHead } from './sheet/draw-head';
import { drawTerms } from './sheet/draw-terms';
import { drawTotal } from './sheet/draw-total';
import { layOut } from './sheet/lay-out';
import { drawTable } from './sheet/table';
import { text, type PageNumber, type QuoteContent } from './sheet/text';
import { typefaces } from './type/typefaces';

/** The owner's content as it is now; tests pass their own. */
export const ownContent = (): QuoteContent => ({ company, showroom, legal, banner, delivery });

/**
 * A quote as one page of A4 (D46): measured drawing, lines, VAT, terms, and a code that opens it. Always one page: the
 * more content, the tighter the setting. The same quote gives the same bytes.
 */
export async function quotePdf(quote: QuotePdfData, content = ownContent()): Promise<Buffer> {
  const paper = new Paper(await typefaces([quote, content]), {
    title: text.fileTitle(quote.reference),
    author: content.company.name || content.legal.companyName,
    subject: text.subject(quote.quantity, quote.color.name, formatSize(quote.size)),
    dated: quote.savedAt,
  });
  drawQuote(paper, quote, content);
  return paper.finish();
}

/** A quote as a page of a longer file. */
export function drawQuote(
  paper: Paper,
  quote: QuotePdfData,
  content: QuoteContent,
  number?: PageNumber,
): void {
  const plan = planOf({ ...quote.size, ...quote });
  const top = drawFacts(paper, quote, drawHead(paper, quote, content) + 18);
  const { drawing, lines, total, room, terms, gaps } = layOut(paper, { quote, content, plan, top });
  let y = drawFigure(paper, quote, drawing, top + gaps.drawing);
  y = drawTable(paper, lines, y + gaps.lines);
  y = drawTotal(paper, quote, total, y + gaps.total);
  if (room) y = drawRoomBlock(paper, room, y + gaps.room);
  drawTerms(paper, quote, terms, y + gaps.terms);
  drawFoot(paper, quote.reference, content, number);
}
