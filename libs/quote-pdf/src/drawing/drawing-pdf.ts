import { company, legal } from '@app/content';
import { planOf, sinkTitle } from '@app/drawing';
import { formatDay, formatSize } from '@app/pricing';
import { drawFacts } from '../job/draw-job-header';
import { drawJobFigure } from '../job/draw-job-figure';
import { agreedText, jobText } from '../job/job-text';
import { palette } from '../palette';
import { page, Paper } from '../paper/paper';
import { ownContent } from '../quote-pdf';
import { drawFootLines } from '../sheet/draw-foot';
import { drawLetterhead } from '../sheet/draw-head';
import { styles } from '../sheet/styles';
import { drawTable, fitTable, layOutTable, type TableSetting } from '../sheet/table';
import { loadTypefaces } from '../type/typefaces';
import type { DrawingSheet } from './drawing-sheet';

const text = {
  title: 'Drawing of your top',
  fileTitle: (reference: string) => `Drawing ${reference}`,
  about: ({ reference, order, version, madeAt }: DrawingSheet) =>
    [reference, order && `order ${order}`, `version ${version} of the sizes`, formatDay(madeAt)]
      .filter(Boolean)
      .join(', '),
  size: 'Size',
  quantity: 'Number',
  part: 'Cut-out',
  position: 'Its centre',
  nothing: 'Nothing is cut out of this top.',
  agreed: 'Agreed',
  notAgreed: 'Not agreed yet',
  notAgreedDetail:
    'Nothing is cut by this drawing before you have agreed to it: on the page of your order, by the link in our mail, or by your signature when we measure.',
  mark: (digest: string) => `Mark of this drawing: ${digest.slice(0, 16)}`,
  foot: 'All sizes in millimetres. What is cut cannot be made longer: please tell us if anything is not right.',
} as const;

const settings: readonly [TableSetting, ...TableSetting[]] = [
  { size: 12.5, rowPadding: 5, maxLines: 2 },
  { size: 10.5, rowPadding: 2, maxLines: 2 },
  { size: 8.5, rowPadding: 0, maxLines: 1 },
  { size: 6.5, rowPadding: 0, maxLines: 1 },
];
const footTop = page.bottom - 30;
const agreementHeight = 150;
const signature = { width: 200, height: 84 };

/** The drawing of a top for its customer, as one page of A4. */
export async function drawingPdf(sheet: DrawingSheet): Promise<Buffer> {
  const { reference, size, color, material, thickness, quantity, sinkName, places, positions } = sheet;
  const paper = new Paper(await loadTypefaces(sheet), {
    title: text.fileTitle(reference),
    author: company.name || legal.companyName,
    subject: jobText.subject(quantity, color, size),
    dated: sheet.agreement?.at ?? sheet.madeAt,
  });
  const below = drawLetterhead(paper, text.title, ownContent());
  paper.write('P', text.about(sheet), styles.body, { x: page.left, y: below + 18, width: page.width });
  const facts = [
    [jobText.stone(material), color],
    [jobText.thickness, thickness],
    [text.quantity, jobText.tops(quantity)],
    [text.size, formatSize(size)],
    [jobText.sink, sinkTitle(sinkName, places?.basin) ?? jobText.noSink],
  ] as const;
  const plan = planOf({ ...size, ...sheet });
  const figureTop = drawFacts(paper, facts, below + 36) + 20;
  const weight = jobText.weightOf(plan, sheet);
  const figure = { plan, caption: jobText.caption, weight, room: sheet.room, size };
  const figureBottom = drawJobFigure(paper, figure, figureTop);
  const agreementTop = footTop - agreementHeight;
  if (positions.length === 0)
    paper.write('P', text.nothing, styles.body, { x: page.left, y: figureBottom + 30 });
  else {
    const columns = [
      { head: text.part, x: page.left, width: 270 },
      { head: text.position, x: page.left + 290, width: page.width - 290 },
    ];
    const table = fitTable(settings, agreementTop - figureBottom - 30, (setting) =>
      layOutTable(paper, columns, positions, setting),
    );
    drawTable(paper, table, figureBottom + 16);
  }
  drawAgreement(paper, sheet, agreementTop);
  drawFootLines(paper, footTop, [text.foot], `${reference}, page 1 of 1`);
  return paper.finish();
}

function drawAgreement(paper: Paper, { agreement, digest }: DrawingSheet, top: number): void {
  const height = agreementHeight - 20;
  const fill = agreement ? palette.agreedBackground : palette.warnTint;
  paper.decorate((doc) => doc.rect(page.left, top, page.width, height).fill(fill));
  const x = page.left + 16;
  const picture = agreement?.signature;
  const width = page.width - 32 - (picture ? signature.width + 20 : 0);
  paper.write('H2', agreement ? text.agreed : text.notAgreed, styles.warning, { x, y: top + 28 });
  const words = agreement ? agreedText(agreement) : text.notAgreedDetail;
  const lines = paper.linesOf(words, styles.body, width, 3);
  paper.write('P', lines, styles.body, { x, y: top + 52 });
  paper.write('P', text.mark(digest), styles.caption, { x, y: top + height - 14, width });
  if (!picture) return;
  const left = page.right - signature.width - 16;
  paper.tag(
    'Figure',
    () =>
      paper.draw((doc) => {
        const place = [signature.width, signature.height] as [number, number];
        doc.rect(left, top + 20, ...place).fill('#fff');
        doc.image(picture, left, top + 20, { fit: place, align: 'center', valign: 'center' });
      }),
    { alt: jobText.signature },
  );
}
