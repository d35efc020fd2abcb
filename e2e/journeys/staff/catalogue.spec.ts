import { paths, type AdminColor, type Material, type QuoteResponse } from '@app/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { createItem, removeMaterial, uniqueName } from '../../fixtures/catalogue-items';
import { Calculator } from '../../fixtures/calculator';
import { expect, test } from '../../fixtures/journey';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { signInAsStaff } from '../../fixtures/staff-session';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** One of the shop's own photos, which no journey deletes. */
async function aPhotograph(page: Page) {
  const materials = (await (await page.request.get(paths.materials)).json()) as Material[];
  const marble = materials.find(({ name }) => name === 'Marble');
  const response = await page.request.get(marble?.colors.find(({ imageUrl }) => imageUrl)?.imageUrl ?? '');
  expect(response.headers()['content-type']).toBe('image/jpeg');
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await response.body() };
}

test('staff create, edit and delete a material and its colour', async ({ page, browser }) => {
  const name = uniqueName('Onyx');
  const visitorsContext = await browser.newContext();
  const visitor = await visitorsContext.newPage();
  const calculator = new Calculator(visitor);
  try {
    await page.goto('/admin/materials');
    await page.getByRole('button', { name: 'Login as Admin' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('admin@example.com');
    await page.getByLabel('Password').fill('vanity-top-dev');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(
      page.getByRole('table', { name: 'Materials' }).or(page.getByRole('list', { name: 'Materials' })),
    ).toBeVisible();

    await page.keyboard.press('n');
    await form(page, 'Add material').getByRole('textbox', { name: 'Name' }).fill(name);
    await form(page, 'Add material').getByRole('textbox', { name: 'Base price' }).fill('10');
    await expectToast(page, 'From £92.90/sq ft (£1,000.00/m²)');
    for (const thickness of ['20mm', '30mm'])
      await form(page, 'Add material').getByRole('checkbox', { name: thickness }).check();
    await form(page, 'Add material').getByRole('button', { name: 'Add material' }).click();
    await expect(form(page, name)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    // A material without a colour is useless: the warning leads to where to add one.
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('link', { name: 'See its colours' })
      .click();
    await page.getByRole('button', { name: 'Add colour' }).first().click();
    await form(page, 'Add colour').getByRole('textbox', { name: 'Name' }).fill(`${name} Amber`);
    await form(page, 'Add colour').getByRole('textbox', { name: 'Price' }).fill('10');
    await expectToast(page, '1200 × 350 mm comes to £420.00');
    await form(page, 'Add colour').getByRole('button', { name: 'Add colour' }).click();
    await expect(form(page, `${name} Amber`)).toBeVisible();

    const photograph = await aPhotograph(page);
    for (const number of [1, 2]) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: `Add image ${number}`, exact: true }).click();
      await (await chooser).setFiles(photograph);
      await expect(page.getByRole('button', { name: `Replace image ${number}` })).toBeVisible();
    }
    // With a price and a picture it can be put on sale.
    await form(page, `${name} Amber`).getByRole('switch', { name: 'Active' }).click();
    await save(page);
    await expectToast(page, 'Changes saved');
    await expectNoHorizontalScroll(page);

    await visitor.goto('/');
    await calculator.open();
    await calculator.configure({
      material: name,
      length: '1200',
      width: '350',
      thickness: /^20mm/,
      color: new RegExp(`^${name} Amber`),
    });
    await expect(calculator.text('£420.00')).toBeVisible();
    await expect(calculator.choice(/^3mm/)).toHaveCount(0);
    await calculator.goToNextStep();
    const response = visitor.waitForResponse(
      (response) => response.url().endsWith(paths.quotes) && response.request().method() === 'POST',
    );
    await calculator.save.click();
    const quote = (await (await response).json()) as QuoteResponse;

    await page.goto('/admin/materials');
    await page.getByRole('button', { name }).click();
    await form(page, name).getByRole('switch', { name: 'Active' }).click();
    // It appears above the button, which moves.
    await expect(form(page, name).getByText('It is in 1 open quote and 0 open orders.')).toBeVisible();
    await save(page);
    await expectToast(page, 'Changes saved');

    await visitor.goto('/');
    await calculator.open();
    await expect(calculator.choice('Marble')).toBeVisible();
    await expect(calculator.choice(name)).toBeHidden();
    await visitor.goto(`/quote/${quote.id}`);
    await expect(visitor.getByText('£420.00').first()).toBeVisible();
    await expect(visitor.getByText(`${name} Amber`).first()).toBeVisible();

    await form(page, name).getByRole('button', { name: 'Delete' }).click();
    const deleteDialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
    await expect(deleteDialog).toContainText('also deletes its 1 colour.');
    await deleteDialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `${name} deleted`);
    await expect(page.getByRole('button', { name })).toBeHidden();
  } finally {
    await removeMaterial(page.request, name);
    await visitorsContext.close();
  }
});

// One width after the other: only the latest change of all can be undone.
test(
  'staff change several prices at once and undo it',
  { tag: ['@desktop', '@essential-desktop'] },
  async ({ page }) => {
    const name = uniqueName('Schist');
    try {
      await signInAsStaff(page);
      const material = await createItem(page.request, 'materials', { name, basePrice: '5', isActive: false });
      const [sold] = (await (await page.request.get(paths.materials)).json()) as Material[];
      const imageUrl = sold?.colors[0]?.imageUrl;
      const color = await createItem(page.request, 'colors', {
        name: `${name} Silver`,
        materialId: material.id,
        priceModifier: '5',
        imageUrl,
      });
      const price = async () =>
        ((await (await page.request.get(paths.adminItem('colors', color.id))).json()) as AdminColor)
          .priceModifier;
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/admin/colors?materialId=${material.id}`);
        await page.getByRole('button', { name: 'Change prices' }).click();
        const dialog = page.getByRole('dialog', { name: 'Change prices' });
        await dialog.getByRole('combobox', { name: 'Material' }).selectOption(name);
        await dialog.getByRole('textbox', { name: 'Percent, up or down' }).fill('+4');
        await dialog.getByRole('button', { name: 'Preview' }).click();
        await expect(dialog.getByRole('row', { name: `${name} Silver ${name} £5.00 £5.20` })).toBeVisible();
        await expectAccessible(page, `preview of a price change at ${width}`);
        await dialog.getByRole('button', { name: 'Change 1 price' }).click();
        await expect(dialog.getByRole('heading', { name: /\+4%: 1 price changed\.$/ })).toBeVisible();
        expect(await price()).toBe('5.20');

        await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
        await expectToast(page, '1 price restored');
        expect(await price()).toBe('5.00');
      }
    } finally {
      await removeMaterial(page.request, name);
    }
  },
);
