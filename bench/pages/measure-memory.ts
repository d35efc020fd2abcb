import { chromium } from 'playwright-core';
import type { Browser } from './measure-page.ts';

const configurations = 200;
const everySoMany = 40;

export type Held = Awaited<ReturnType<typeof measureMemory>>[number];

/**
 * What one page holds after so many tops were configured in it, the calculator opened and closed for each: once garbage is
 * collected, megabytes of script's objects, and nodes and listeners of the document.
 */
export async function measureMemory(shopUrl: string, { executablePath, args }: Browser) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(shopUrl, { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog', { name: 'Instant quote' });
    const field = (name: string) => dialog.getByRole('textbox', { name });

    const configure = async (round: number) => {
      await page.getByRole('button', { name: 'Get Instant Free Quote' }).first().click();
      const material = round % 2 ? 'Marble' : 'Granite';
      await dialog.getByRole('radio', { name: material }).check();
      await field('Length').fill(String(600 + 5 * round));
      await field('Width').fill(String(300 + (round % 50)));
      await dialog.getByRole('radio', { name: /^20mm/ }).check();
      const colors = dialog.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio');
      await colors.nth(round % 3).check();
      await dialog.getByRole('checkbox').first().click();
      await dialog.getByText('10% deposit to start').first().waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const held = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
      return {
        heapMb: value('JSHeapUsedSize') / 1_048_576,
        nodes: value('Nodes'),
        listeners: value('JSEventListeners'),
      };
    };

    const readings = [];
    for (let after = 1; after <= configurations; after += 1) {
      await configure(after);
      if (after % everySoMany === 0) readings.push({ after, ...(await held()) });
    }
    return readings;
  } finally {
    await browser.close();
  }
}
