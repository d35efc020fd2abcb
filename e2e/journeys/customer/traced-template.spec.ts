import type { QuoteResponse } from '@app/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator } from '../../fixtures/calculator';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';

const top = {
  material: 'Marble',
  length: '1200',
  width: '350',
  thickness: /^20mm/,
  color: /^Calacatta Gold/,
};

/** An A2 sheet on its side with an oval in its middle, in mm. */
const sheet = { widthMm: 594, heightMm: 420 };
const oval = { halfLengthMm: 215, halfWidthMm: 118 };
const photo = { width: 1600, height: 1200 };

/** Where a point of the sheet is on its photo, taken from the front. */
function seen(x: number, y: number): [x: number, y: number] {
  const distance = 1 + 0.0001 * x - 0.0004 * y;
  return [(2 * x - 0.1 * y + 260) / distance, (0.06 * x + 1.7 * y + 150) / distance];
}
const onOval = (share: number): [x: number, y: number] => [
  sheet.widthMm / 2 + oval.halfLengthMm * Math.cos(share * 2 * Math.PI),
  sheet.heightMm / 2 + oval.halfWidthMm * Math.sin(share * 2 * Math.PI),
];
const corners = [
  ['Top left corner', seen(0, 0), [0.12, 0.12]],
  ['Top right corner', seen(sheet.widthMm, 0), [0.88, 0.12]],
  ['Bottom right corner', seen(sheet.widthMm, sheet.heightMm), [0.88, 0.88]],
  ['Bottom left corner', seen(0, sheet.heightMm), [0.12, 0.88]],
] as const;

async function takePhoto(page: Page): Promise<Buffer> {
  const drawn = {
    ...photo,
    edge: corners.map(([, place]) => place),
    line: Array.from({ length: 200 }, (_, step) => seen(...onOval(step / 200))),
  };
  const url = await page.evaluate(({ width, height, edge, line }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return '';
    const path = (points: readonly (readonly [number, number])[]) => {
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x, y);
      context.closePath();
    };
    context.fillStyle = '#74604c';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#f6f4ee';
    path(edge);
    context.fill();
    context.lineWidth = 3;
    path(line);
    context.stroke();
    return canvas.toDataURL('image/png');
  }, drawn);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function press(handle: Locator, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await handle.press(key);
}

/** By arrow keys, of which Shift makes ten steps. */
async function moveBy(handle: Locator, steps: number, [less, more]: [string, string]): Promise<void> {
  const key = steps < 0 ? less : more;
  await press(handle, `Shift+${key}`, Math.floor(Math.abs(steps) / 10));
  await press(handle, key, Math.abs(steps) % 10);
}

/** Of a point from the oval around 0, 0, in mm, near to it. */
function distanceFromOval({ x, y }: { x: number; y: number }): number {
  const [a, b] = [oval.halfLengthMm, oval.halfWidthMm];
  const steepness = 2 * Math.hypot(x / a ** 2, y / b ** 2);
  return Math.abs((x / a) ** 2 + (y / b) ** 2 - 1) / steepness;
}

for (const tag of ['@desktop', '@phone'])
  test(
    `a basin's template is photographed, traced and quoted to the millimetre ${tag}`,
    { tag },
    async ({ page }) => {
      await page.goto('/');
      const calculator = new Calculator(page);
      await calculator.open();
      await calculator.configure(top);
      await calculator.goToNextStep();
      await calculator.choice(/^Undermount Oval/).check();
      await calculator.dialog.getByRole('button', { name: 'Place them yourself' }).click();
      const editor = page.getByRole('dialog', { name: 'Place sink and cut-outs' });
      await editor.getByRole('button', { name: 'Trace the paper template' }).click();
      const tracer = page.getByRole('dialog', { name: 'Trace the paper template' });
      await tracer.getByLabel('Take or choose a photo').setInputFiles({
        name: 'template.png',
        mimeType: 'image/png',
        buffer: await takePhoto(page),
      });

      for (const [name, [x, y], [fromLeft, fromTop]] of corners) {
        const handle = tracer.getByRole('button', { name });
        await moveBy(handle, Math.round(x - fromLeft * photo.width), ['ArrowLeft', 'ArrowRight']);
        await moveBy(handle, Math.round(y - fromTop * photo.height), ['ArrowUp', 'ArrowDown']);
      }
      await expectAccessible(page, 'corners of a template');
      await tracer.getByRole('button', { name: 'Straighten the photo' }).click();

      await tracer.getByRole('button', { name: 'Larger' }).click();
      await tracer.getByRole('button', { name: 'Larger' }).click();
      const stage = tracer.getByRole('presentation');
      const width = (await stage.boundingBox())?.width ?? 0;
      const taps = 20;
      for (let tap = 0; tap < taps; tap++) {
        const [x, y] = onOval(tap / taps);
        const scale = width / sheet.widthMm;
        await stage.click({ position: { x: x * scale, y: y * scale } });
      }
      await expect(tracer.getByRole('button', { name: /^Point/ })).toHaveCount(taps);
      await expectAccessible(page, 'outline of a template');
      await expectNoHorizontalScroll(page);
      await tracer.getByRole('button', { name: 'Use this cut-out' }).click();

      await expect(
        editor.getByText(/^Cut-out traced from its template: (429|430|431) × (235|236|237) mm/),
      ).toBeVisible();
      await editor.getByRole('button', { name: 'Use these positions' }).click();
      const saving = page.waitForResponse(
        (response) => response.url().endsWith('/api/quotes') && response.request().method() === 'POST',
      );
      await calculator.save.click();
      const { layout } = (await (await saving).json()) as QuoteResponse;
      const outline = layout?.outline ?? [];
      expect(outline.length).toBeGreaterThan(100);
      expect(Math.max(...outline.map(distanceFromOval))).toBeLessThan(1);
      await calculator.dialog.getByRole('link', { name: 'Open your quote' }).click();
      await expect(page.getByRole('img', { name: 'Plan, 1200 by 350 millimetres, sink' })).toBeVisible();
    },
  );
