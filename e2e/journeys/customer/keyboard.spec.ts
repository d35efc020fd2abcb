import type { Page } from '@playwright/test';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';

/** Tabs until the element has the focus; fails after more stops than a person would accept. */
async function tabTo(page: Page, describe: (name: string) => boolean): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return '';
      const labels = 'labels' in focused ? [...((focused as HTMLInputElement).labels ?? [])] : [];
      return (
        focused.getAttribute('aria-label') ||
        labels.map(({ innerText }) => innerText).join(' ') ||
        focused.innerText
      );
    });
    if (describe(name)) return;
  }
  throw new Error('the focus did not get there');
}

// Phones are used without a keyboard.
test('a quote can be saved by keyboard only', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, (name) => name.includes('Get Instant Free Quote'));
  await page.keyboard.press('Enter');
  const calculator = new Calculator(page);
  await calculator.dialog.getByRole('heading', { name: 'Select Material' }).waitFor();

  await tabTo(page, (name) => name.startsWith('Quartz'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(calculator.choice('Marble')).toBeChecked();

  await tabTo(page, (name) => name.startsWith('Length'));
  await page.keyboard.type('1200');
  await tabTo(page, (name) => name.startsWith('Width'));
  await page.keyboard.type('350');
  await tabTo(page, (name) => /^20mm/.test(name));
  await page.keyboard.press('Space');
  await expect(calculator.choice(/^20mm/)).toBeChecked();

  await tabTo(page, (name) => name.includes('Carrara White') && !name.startsWith('View'));
  await page.keyboard.press('Space');
  await expect(calculator.choice(/^Carrara White/)).toBeChecked();

  await tabTo(page, (name) => name.startsWith('Tap hole'));
  await page.keyboard.press('Space');
  await expect(calculator.text('£310.60')).toBeVisible();

  await tabTo(page, (name) => name === 'Save Quote');
  await page.keyboard.press('Enter');
  await expect(calculator.dialog.getByText(/^VT-\d{2}-\d{5,}$/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(calculator.dialog).toBeHidden();
});
