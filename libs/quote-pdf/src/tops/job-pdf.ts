import { Paper } from '../paper/paper';
import { drawQuote, ownContent } from '../quote-pdf';
import type { JobPdfData } from '../quote-pdf-data';
import { drawFoot } from '../sheet/draw-foot';
import { drawLetterhead } from '../sheet/draw-head';
import { text } from '../sheet/text';
import { loadTypefaces } from '../type/typefaces';
import { drawTops } from './draw-tops';

/**
 * A job: a page with its tops and total, then a page for each quote. Awaits `pause` between pages, because drawing blocks
 * the process.
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
  const of = job.quotes.length + 1;
  paper.tag('Sect', () => {
    drawTops(paper, job, drawLetterhead(paper, job.name, content) + 18);
    drawFoot(paper, text.overview, content, { page: 1, of });
  });
  for (const [index, quote] of job.quotes.entries()) {
    await pause();
    paper.addPage();
    paper.tag('Sect', () => drawQuote(paper, quote, content, { page: index + 2, of }));
  }
  return paper.finish();
}
