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
import { layOutPage } from './sheet/lay-out-page';
import { drawTable } from './sheet/table';
import { text, type PageNumber, type QuoteContent } from './sheet/text';
import { loadTypefaces } from './type/typefaces';

/** The owner's current content. Tests pass other content. */
export const ownContent = (): QuoteContent => ({ company, showroom, legal, banner, delivery });

/**
 * A quote as one page of A4 (D46): measured drawing, lines, VAT, terms, and a QR code that opens it. With more content, type
 * and spacing are smaller, so that it is always one page. The same quote gives the same bytes.
 */
export async function quotePdf(quote: QuotePdfData, content = ownContent()): Promise<Buffer> {
  const paper = new Paper(await loadTypefaces([quote, content]), {
    title: text.fileTitle(quote.reference),
    author: content.company.name || content.legal.companyName,
    subject: text.subject(quote.quantity, quote.color.name, formatSize(quote.size)),
    dated: quote.savedAt,
  });
  drawQuote(paper, quote, content);
  return paper.finish();
}

/** Draws a quote on the current page. */
export function drawQuote(
  paper: Paper,
  quote: QuotePdfData,
  content: QuoteContent,
  number?: PageNumber,
): void {
  const plan = planOf({ ...quote.size, ...quote });
  const top = drawFacts(paper, quote, drawHead(paper, quote, content) + 18);
  const { drawing, lines, total, room, terms, gaps } = layOutPage(paper, { quote, content, plan, top });
  let y = drawFigure(paper, quote, drawing, top + gaps.drawing);
  y = drawTable(paper, lines, y + gaps.lines);
  y = drawTotal(paper, quote, total, y + gaps.total);
  if (room) y = drawRoomBlock(paper, room, y + gaps.room);
  drawTerms(paper, quote, terms, y + gaps.terms);
  drawFoot(paper, quote.reference, content, number);
}
