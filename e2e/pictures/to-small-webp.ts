import type { Browser } from '@playwright/test';

/** Text stays sharp at this quality; the pictures are for orientation. */
const quality = 0.75;

/** A PNG as WebP of that width, encoded by the browser that drew it, so no library is needed. */
export async function toSmallWebp(browser: Browser, png: Buffer, width: number): Promise<Buffer> {
  const page = await browser.newPage();
  const webp = await page.evaluate(
    async (request) => {
      const source = await (await fetch(`data:image/png;base64,${request.png}`)).blob();
      const whole = await createImageBitmap(source);
      const height = Math.round((whole.height * request.width) / whole.width);
      const small = await createImageBitmap(whole, {
        resizeWidth: request.width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(request.width, height);
      canvas.getContext('2d')?.drawImage(small, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: request.quality });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    },
    { png: png.toString('base64'), width, quality },
  );
  await page.close();
  return Buffer.from(webp);
}
