import { encode } from 'uqr';
import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import { styles } from './styles';

interface Code {
  url: string;
  x: number;
  y: number;
  size: number;
  caption: string;
  altText: string;
}

/** Draws a QR code that opens a page, and is a link on screen. */
export function drawQrCode(paper: Paper, { url, x, y, size, caption, altText }: Code): void {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 });
  const module = size / modules;
  paper.tag(
    'Link',
    () => {
      paper.draw((doc) => {
        doc.translate(x, y).scale(module);
        for (const [row, cells] of data.entries())
          for (const [from, to] of darkRuns(cells)) doc.rect(from, row, to - from, 1);
        doc.fill(palette.ink);
      });
      paper.text(caption, styles.code, { x, y: y + size + 15 });
      paper.link({ x, y, width: size, height: size + 18 }, url);
    },
    { alt: altText },
  );
}

/** Joins adjacent dark modules to one box, which saves paths and avoids hairlines between them. */
function darkRuns(cells: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  cells.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[1] === index) last[1] = index + 1;
    else runs.push([index, index + 1]);
  });
  return runs;
}
