import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

async function fontFace(family: string, name: string, weight: number): Promise<string> {
  const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
  const font = (await readFile(file)).toString('base64');
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
}

/**
 * Georgia and Arial, which mail readers have and a bare machine lacks: replaced by faces with the same metrics, so that
 * lines break alike.
 */
export const mailFaces = async (): Promise<string> =>
  (
    await Promise.all([
      fontFace('Georgia', 'gelasio', 400),
      fontFace('Arial', 'arimo', 400),
      fontFace('Arial', 'arimo', 700),
    ])
  ).join('');
