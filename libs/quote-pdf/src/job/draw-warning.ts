import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import type { JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const height = 92;

/** Draws a large warning, unless the sheet may be used for cutting. @returns y of its lower end */
export function drawWarning(paper: Paper, { state }: JobSheet, top: number): number {
  const warning = warningOf(state);
  if (!warning) return top;
  const [title, why] = warning;
  paper.decorate((doc) =>
    doc
      .rect(page.left, top + 12, page.width, height - 12)
      .lineWidth(3)
      .fillAndStroke(palette.badTint, palette.bad),
  );
  const x = page.left + page.width / 2;
  const share = Math.min(1, (page.width - 40) / paper.widthOf(title, jobStyles.warning));
  const style = { ...jobStyles.warning, size: jobStyles.warning.size * share };
  paper.tag('P', () => {
    paper.text(title, style, { x, y: top + 55, align: 'center' });
    paper.text(paper.oneLine(why, jobStyles.warningWhy, page.width - 40), jobStyles.warningWhy, {
      x,
      y: top + 79,
      align: 'center',
    });
  });
  return top + height;
}

function warningOf(state: JobSheet['state']): readonly [title: string, why: string] | null {
  if (state.kind === 'replaced') return [jobText.replaced(state.by), jobText.replacedWhy(state.by)];
  if (state.kind === 'not-confirmed') return [jobText.notConfirmed, state.why];
  const { agreement, unsignedCut } = state.agreed;
  return agreement || unsignedCut ? null : [jobText.notSigned, jobText.notSignedWhy];
}
