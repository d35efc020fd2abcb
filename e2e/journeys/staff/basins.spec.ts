import { paths, type AdminBasin } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { Calculator } from '../../fixtures/calculator';
import { uniqueName } from '../../fixtures/catalogue-items';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { pdfText } from '../../fixtures/pdf-text';
import { signInAsStaff } from '../../fixtures/staff-session';

const pdf = { name: 'ria.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const top = {
  material: 'Marble',
  length: '1200',
  width: '350',
  thickness: /^20mm/,
  color: /^Calacatta Gold/,
};

test('staff add a basin with its template, a customer picks it, and drawing and job sheet show it', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page);
  const name = uniqueName('Ria');
  try {
    await page.goto('/admin/basins?item=new');
    const form = page.getByRole('form', { name: 'Add basin' });
    await form.getByRole('textbox', { name: 'Maker' }).fill('Kelda');
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Bowl, length' }).fill('440');
    await form.getByRole('textbox', { name: 'Bowl, width' }).fill('220');
    await form.getByRole('textbox', { name: 'Cut-out, length' }).fill('400');
    await form.getByRole('textbox', { name: 'Cut-out, width' }).fill('180');
    await form.getByLabel('Template (PDF)').locator('input').setInputFiles(pdf);
    await expect(form.getByRole('link', { name: 'Download' })).toBeVisible();
    await expectAccessible(page, 'a new basin');
    await expectNoHorizontalScroll(page);
    await form.getByRole('button', { name: 'Add basin' }).click();
    await expect(page.getByRole('form', { name })).toBeVisible();

    const shop = await (await browser.newContext()).newPage();
    const calculator = new Calculator(shop);
    await shop.goto('/');
    await calculator.open();
    await calculator.configure(top);
    await calculator.goToNextStep();
    await calculator.choice(/^Undermount Oval/).check();
    await calculator.dialog.getByRole('button', { name: 'Place them yourself' }).click();
    const editor = shop.getByRole('dialog', { name: 'Place sink and cut-outs' });
    await editor.getByText('Your basin').click();
    await editor
      .getByLabel('Basin', { exact: true })
      .selectOption({ label: `${name} by Kelda, 400 × 180 mm` });
    await expect(editor.getByRole('link', { name: 'Template (PDF)' })).toBeVisible();
    await expectAccessible(shop, 'choosing a basin');
    await expectNoHorizontalScroll(shop);
    await editor.getByRole('button', { name: 'Use these positions' }).click();
    await calculator.save.click();
    await calculator.dialog.getByRole('link', { name: 'Open your quote' }).click();
    await expect(shop.getByText(`for ${name} by Kelda, cut-out only, no basin`)).toBeVisible();

    const id = shop.url().split('/').at(-1) ?? '';
    const text = await pdfText(await (await page.request.get(paths.jobSheet(id))).body());
    expect(text).toContain('Sink cut-out 400 × 180');
    expect(text).toContain(`${name} by Kelda`);
    await shop.context().close();
  } finally {
    const address = `${paths.adminItems('basins')}?${new URLSearchParams({ search: name }).toString()}`;
    const found = (await (await page.request.get(address)).json()) as AdminBasin[];
    for (const { id } of found) await page.request.delete(paths.adminItem('basins', id));
  }
});
