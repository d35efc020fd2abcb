import { Paper } from '../paper/paper';
import { drawQuote, ownContent } from '../quote-pdf';
import type { JobQuoteSheet } from '../quote-pdf-data';
import { drawFoot } from '../sheet/draw-foot';
import { drawLetterhead } from '../sheet/draw-head';
import { text } from '../sheet/text';
import { typefaces } from '../type/typefaces';
import { drawTops } from './draw-tops';

/**
 * A job: its tops and total on one page, then each quote on its own. Drawing blocks the process: awaits `pause` between
 * pages.
 */
export async function jobPdf(sheet: JobQuoteSheet, pause: () => Promise<void>): Promise<Buffer> {
  const { company, legal } = ownContent;
  const paper = new Paper(await typefaces([sheet, ownContent]), {
    title: sheet.name,
    author: company.name || legal.companyName,
    subject: sheet.quotes.map(({ reference }) => reference).join(', '),
    dated: sheet.savedAt,
  });
  const of = sheet.quotes.length + 1;
  paper.tag('Sect', () => {
    drawTops(paper, sheet, drawLetterhead(paper, sheet.name, ownContent) + 18);
    drawFoot(paper, text.overview, ownContent, { page: 1, of });
  });
  for (const [index, quote] of sheet.quotes.entries()) {
    await pause();
    paper.turn();
    paper.tag('Sect', () => drawQuote(paper, quote, ownContent, { page: index + 2, of }));
  }
  return paper.finish();
}
