import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';

/** The parts of pdf.js we use in a page. */
interface PdfJs {
  getDocument(source: { data: Uint8Array }): {
    promise: Promise<{ getPage(number: number): Promise<PdfPage> }>;
  };
}
interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { promise: Promise<void> };
}

const pdfjsFile = new URL('pdfjs.mjs', `file://${createRequire(import.meta.url).resolve('unpdf')}`);
/** Rendered large for exact letter positions, then reduced. */
const scale = 4;

/** A PDF's first page as a PNG. Headless Chromium does not show PDFs, so pdf.js draws it. */
export async function drawPdf(browser: Browser, pdf: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const png = await page.evaluate(
    async (request) => {
      const module = URL.createObjectURL(new Blob([request.code], { type: 'text/javascript' }));
      const pdfjs = (await import(module)) as PdfJs;
      const data = Uint8Array.from(atob(request.pdf), (char) => char.charCodeAt(0));
      const firstPage = await (await pdfjs.getDocument({ data }).promise).getPage(1);
      const viewport = firstPage.getViewport({ scale: request.scale });
      const canvas = document.createElement('canvas');
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      await firstPage.render({ canvas, viewport }).promise;
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { code: await readFile(pdfjsFile, 'utf8'), pdf: pdf.toString('base64'), scale },
  );
  await page.close();
  return Buffer.from(png, 'base64');
}
