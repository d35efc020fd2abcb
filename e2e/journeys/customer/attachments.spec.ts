import type { Locator, Page } from '@playwright/test';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';

/** A large photo and a plan. */
async function twoFiles(page: Page) {
  const photo = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3200;
    canvas.height = 2000;
    canvas.getContext('2d')?.fillRect(0, 0, 1600, 1000);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return [
    { name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
  ];
}

async function chooseTwoFiles(page: Page, form: Locator) {
  await form.getByLabel('Photos or plans').setInputFiles(await twoFiles(page));
  const list = form.getByRole('list', { name: 'Files to send' });
  await expect(list.getByRole('listitem')).toContainText(['wall.jpg', 'plan.pdf']);
  await expectNoHorizontalScroll(page);
}

test('a visitor attaches a photo and a plan to a quote', async ({ page }) => {
  await page.goto('/');
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await calculator.goToNextStep();
  await chooseTwoFiles(page, calculator.dialog);
  await calculator.save.click();

  await expect(calculator.dialog.getByText('Your quote is saved')).toBeVisible();
  await expect(calculator.dialog.getByText('Your 2 files have arrived.')).toBeVisible();
});
