import { banner, company, delivery, legal, showroom } from '@app/content';
import { planOf } from '@app/drawing';
import { formatSize } from '@app/pricing';
import { Paper } from './paper/paper';
import type { QuotePdfData } from './quote-pdf-data';
import { drawRoomBlock, layOutRoom } from './room/draw-room-block';
import { drawFacts, factsBottom } from './sheet/draw-facts';
import { drawFigure } from './sheet/draw-figure';
import { drawFoot } from './sheet/draw-foot';
import { drawHead, drawLetterhead, headBottom } from './sheet/draw-head';
import { drawTerms } from './sheet/draw-terms';
import { drawTotal } from './sheet/draw-total';
import { layOutPage, type Layout } from './sheet/lay-out-page';
import { drawTable } from './sheet/table';
import { text, type PageNumber, type QuoteContent } from './sheet/text';
import { loadTypefaces } from './type/typefaces';

/** The owner's current content. Tests pass other content. */
export const ownContent = (): QuoteContent => ({ company, showroom, legal, banner, delivery });

/**
 * A quote as one page of A4 (D46): measured drawing, lines, VAT, terms, and a code that opens it. The more content, the
 * tighter the setting; a room that leaves too little space has a second page. The same quote gives the same bytes.
 */
export async function quotePdf(quote: QuotePdfData, content = ownContent()): Promise<Buffer> {
  const paper = new Paper(await loadTypefaces([quote, content]), {
    title: text.fileTitle(quote.reference),
    author: content.company.name || content.legal.companyName,
    subject: text.subject(quote.quantity, quote.color.name, formatSize(quote.size)),
    dated: quote.savedAt,
  });
  const layout = layOutQuote(paper, quote, content);
  drawQuote(paper, quote, content, layout, { page: 1, of: pagesOf(layout) });
  return paper.finish();
}

const factsTop = headBottom + 18;

export const layOutQuote = (paper: Paper, quote: QuotePdfData, content: QuoteContent): Layout =>
  layOutPage(paper, {
    quote,
    content,
    plan: planOf({ ...quote.size, ...quote }),
    top: factsBottom(quote, factsTop),
  });

export const pagesOf = ({ hasRoomPage }: Layout): number => (hasRoomPage ? 2 : 1);

/** A quote as pages of a file. */
export function drawQuote(
  paper: Paper,
  quote: QuotePdfData,
  content: QuoteContent,
  layout: Layout,
  number: PageNumber,
): void {
  const { lines, total, room, terms, gaps } = layout;
  drawHead(paper, quote, content);
  drawFacts(paper, quote, factsTop);
  let y = drawFigure(paper, quote, layout, factsBottom(quote, factsTop) + gaps.drawing);
  y = drawTable(paper, lines, y + gaps.lines);
  y = drawTotal(paper, quote, total, y + gaps.total);
  if (room) y = drawRoomBlock(paper, room, y + gaps.room);
  drawTerms(paper, quote, terms, y + gaps.terms);
  drawFoot(paper, quote.reference, content, number);
  if (quote.room && layout.hasRoomPage) {
    paper.addPage();
    drawLetterhead(paper, text.fileTitle(quote.reference), content);
    const block = layOutRoom(paper, { ...quote.room, size: quote.size }, roomPage);
    drawRoomBlock(paper, block, factsTop);
    drawFoot(paper, quote.reference, content, { ...number, page: number.page + 1 });
  }
}

const roomPage = { drawingWidth: 430, maxHeight: 400, textSize: 12.5 };
