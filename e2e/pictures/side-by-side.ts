import type { Browser } from '@playwright/test';

const gapPx = 8;

/** Two pictures of one screen side by side as one PNG, each of the given width. What is below `height` is cut off. */
export async function sideBySide(
  browser: Browser,
  left: Buffer,
  right: Buffer,
  width: number,
  height: number,
) {
  const page = await browser.newPage({ viewport: { width: 2 * width + gapPx, height } });
  const image = (png: Buffer) =>
    `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}">`;
  await page.setContent(
    `<body style="margin:0;display:flex;align-items:start;gap:${gapPx}px;background:#888">${image(left)}${image(right)}`,
  );
  const both = await page.screenshot();
  await page.close();
  return { png: both, width: 2 * width + gapPx };
}
