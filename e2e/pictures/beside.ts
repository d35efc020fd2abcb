import type { Browser } from '@playwright/test';

/** Between the two, in pixels. */
const gap = 8;

/** Two pictures of one screen side by side, each that wide, as one PNG; the longer one is cut off. */
export async function beside(browser: Browser, left: Buffer, right: Buffer, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width: 2 * width + gap, height } });
  const image = (png: Buffer) =>
    `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}">`;
  await page.setContent(
    `<body style="margin:0;display:flex;align-items:start;gap:${gap}px;background:#888">${image(left)}${image(right)}`,
  );
  const both = await page.screenshot();
  await page.close();
  return { png: both, width: 2 * width + gap };
}
