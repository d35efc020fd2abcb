import { chromium, type CDPSession, type Locator, type Page } from 'playwright-core';
import { median } from '../measure.ts';
import type { Browser } from './measure-page.ts';

type PageWithTimer = typeof globalThis & { slowestMs: number };

/** A phone of the design's width, at a quarter of this processor's speed. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block' as const,
};
const slowdown = 4;

export const openingCalculator = 'opening the calculator';
/** The reading that is the time from one frame to the next, not of an interaction. */
export const dragging = 'dragging a basin, frame to frame';

/** Interaction to next paint, as web-vitals calculates it, of some actions; and the frames while a basin is dragged. */
export async function measureInputs(shopUrl: string, { executablePath, args }: Browser) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeInteractions);
    await page.goto(shopUrl, { waitUntil: 'networkidle' });
    /** The slowest interaction of each action. */
    const readings: { name: string; ms: number }[] = [];
    const measured = async (name: string, act: () => Promise<unknown>) => {
      await settle(page);
      await page.evaluate(() => ((globalThis as PageWithTimer).slowestMs = 0));
      await act();
      await settle(page);
      readings.push({ name, ms: await page.evaluate(() => (globalThis as PageWithTimer).slowestMs) });
    };
    const dialog = page.getByRole('dialog', { name: 'Instant quote' });
    const goToNextStep = () => dialog.getByRole('button', { name: /^Next:/ }).tap();

    await measured(openingCalculator, async () => {
      await page.getByRole('button', { name: 'Get Instant Free Quote' }).first().tap();
      await dialog.getByRole('radio', { name: 'Marble' }).waitFor();
    });
    await dialog.getByRole('radio', { name: 'Marble' }).check();
    await goToNextStep();
    await dialog.getByRole('textbox', { name: 'Width' }).fill('350');
    await dialog.getByRole('radio', { name: /^20mm/ }).check();
    const length = dialog.getByRole('textbox', { name: 'Length' });
    await length.focus();
    await measured('typing a dimension', () => length.pressSequentially('1200', { delay: 150 }));
    await goToNextStep();
    await dialog.getByRole('radio', { name: /^Calacatta Gold/ }).check();
    await goToNextStep();
    const cutout = dialog.getByRole('checkbox').first();
    await cutout.scrollIntoViewIfNeeded();
    await measured('ticking a cut-out', () => cutout.tap());
    await dialog.getByRole('radio', { name: /^Undermount Oval/ }).check();
    const editor = page.getByRole('dialog', { name: 'Place sink and cut-outs' });
    await measured('opening the layout editor', async () => {
      await dialog.getByRole('button', { name: 'Place them yourself' }).tap();
      await editor.waitFor();
    });
    const basin = editor.getByRole('button', { name: /^Move Undermount Oval/ });
    readings.push({ name: dragging, ms: await frameToFrame(page, devtools, basin) });
    const distance = editor
      .getByRole('group', { name: /^Undermount Oval/ })
      .getByLabel('Centre from the left end');
    await distance.fill('');
    await measured('typing a position', () => distance.pressSequentially('602', { delay: 150 }));
    return readings;
  } finally {
    await browser.close();
  }
}

/** The median while a finger drags to and fro for two seconds. */
async function frameToFrame(page: Page, devtools: CDPSession, part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }],
    });
  await settle(page);
  await touch('touchStart', 0);
  const gaps = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const tick = (time: number) => {
          times.push(time);
          if (time - (times[0] ?? time) < 2000) requestAnimationFrame(tick);
          else done(times.slice(1).map((at, index) => at - (times[index] ?? at)));
        };
        requestAnimationFrame(tick);
      }),
  );
  const end = Date.now() + 2000;
  for (let step = 0; Date.now() < end; step += 1) {
    await touch('touchMove', 40 * Math.sin(step / 10));
    await page.waitForTimeout(8);
  }
  await touch('touchEnd', 0);
  return Math.round(median(await gaps));
}

/** Runs in the page, before its own scripts. */
function observeInteractions() {
  const page = globalThis as PageWithTimer;
  page.slowestMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) page.slowestMs = Math.max(page.slowestMs, entry.duration);
    }
    // 16 ms is the minimum browsers report; anything faster counts as that.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Waits for open requests and two frames, so that the next action is not charged for the work of the last one. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
