import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';

test(
  'a visitor gets a price, saves the quote and reads it in another browser',
  { tag: '@essential-phone' },
  async ({ page, browser }) => {
    await page.goto('/');

    const calculator = new Calculator(page);
    await calculator.open();
    const { dialog } = calculator;
    await expect(calculator.text('Select a material to see pricing')).toBeVisible();

    await calculator.choice(calacattaTop.material).check();
    await expect(calculator.text('Enter dimensions to calculate price')).toBeVisible();
    await calculator.goToNextStep();

    await calculator.length.fill('1200');
    await calculator.width.fill('350');
    await expect(calculator.text('Select thickness to see pricing')).toBeVisible();
    await calculator.choice(calacattaTop.thickness).check();
    await expect(calculator.text('Select color to see pricing')).toBeVisible();
    await calculator.goToNextStep();
    await expect(calculator.choice(/^Carrara White/)).toHaveAccessibleName(/£285\.60 at your size/);

    await calculator.choice(calacattaTop.color).check();
    await expect(calculator.text('£357.00')).toBeVisible();
    await calculator.goToNextStep();
    await calculator.choice(/^Undermount Oval/).check();
    await calculator.cutout(/^Tap hole/).check();
    await expect(calculator.text('£477.00')).toBeVisible();
    await expect(
      dialog.getByRole('img', { name: 'Plan, 1200 by 350 millimetres, oval sink, one tap hole' }),
    ).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ask for Mrs Smith at the gate');

    await calculator.save.click();
    await expect(dialog.getByText(/^VT-\d{2}-\d{5,}$/)).toBeVisible();
    const reference = await dialog.getByText(/^VT-\d{2}-\d{5,}$/).innerText();
    await expectAccessible(page, 'calculator, saved');

    const link = dialog.getByRole('link', { name: 'Open your quote' });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    expect(address).toMatch(/\/quote\/[A-Za-z0-9_-]{22}$/);

    const otherBrowser = await browser.newContext({ viewport: page.viewportSize(), locale: 'en-GB' });
    const shared = await otherBrowser.newPage();
    await shared.goto(address);
    await expect(shared.getByRole('heading', { name: 'Your quote', level: 1 })).toBeVisible();
    await expect(shared.getByText(reference).first()).toBeVisible();
    await expect(shared.getByText('£477.00').first()).toBeVisible();
    await expect(shared.getByText('42 units of 100 × 100 mm at £8.50')).toBeVisible();
    await expect(shared.getByText('Mrs Smith')).toHaveCount(0);
    await expectAccessible(shared, 'share page');
    await otherBrowser.close();
  },
);
