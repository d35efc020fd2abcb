import { Paper } from '../paper/paper';
import { drawQuote, layOutQuote, ownContent, pagesOf } from '../quote-pdf';
import type { JobPdfData } from '../quote-pdf-data';
import { drawFoot } from '../sheet/draw-foot';
import { drawLetterhead } from '../sheet/draw-head';
import { text } from '../sheet/text';
import { loadTypefaces } from '../type/typefaces';
import { drawTops } from './draw-tops';

/**
 * A job: its tops and total on one page, then each quote. Drawing blocks the process: awaits `pause` between
 * pages.
 */
export async function jobPdf(job: JobPdfData, pause: () => Promise<void>): Promise<Buffer> {
  const content = ownContent();
  const { company, legal } = content;
  const paper = new Paper(await loadTypefaces([job, content]), {
    title: job.name,
    author: company.name || legal.companyName,
    subject: job.quotes.map(({ reference }) => reference).join(', '),
    dated: job.savedAt,
  });
  const layouts = job.quotes.map((quote) => layOutQuote(paper, quote, content));
  const of = layouts.reduce((sum, layout) => sum + pagesOf(layout), 1);
  paper.tag('Sect', () => {
    drawTops(paper, job, drawLetterhead(paper, job.name, content) + 18);
    drawFoot(paper, text.overview, content, { page: 1, of });
  });
  let next = 2;
  for (const [index, quote] of job.quotes.entries()) {
    await pause();
    paper.addPage();
    const layout = layouts[index]!;
    const number = { page: next, of };
    paper.tag('Sect', () => drawQuote(paper, quote, content, layout, number));
    next += pagesOf(layout);
  }
  return paper.finish();
}
