import { paths } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { cameraPhoto } from '../../fixtures/camera-photo';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { pdfLinks } from '../../fixtures/pdf-text';
import { aCustomer, measuredOrderOf } from '../../fixtures/staff-order';
import { signInAsStaff, signInColleague } from '../../fixtures/staff-session';

test('the workshop opens a top by the code on its job sheet, makes it, and reports a problem to the office', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInAsStaff(office);
  const { id, reference, order } = await measuredOrderOf(office, aCustomer('Aldous'));
  const sheet = await office.request.get(paths.jobSheet(id));
  const [code = ''] = await pdfLinks(await sheet.body());
  await signInColleague(office, page, { role: 'workshop', firstName: 'Tom' });

  await page.goto(new URL(code).pathname);
  await page.getByRole('heading', { level: 1, name: reference }).waitFor();
  await expectAccessible(page, 'a top to make');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Start production' }).click();
  await page.getByText('Moved: in production', { exact: true }).waitFor();
  // It is ticked once the API has it.
  await page.getByRole('checkbox', { name: /^Cut/ }).click();
  await expect(page.getByText(/^Tom, /)).toBeVisible();

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What is wrong?').fill('Crack along the vein');
  const photo = await cameraPhoto(page, 'crack.jpg');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add a photo' }).click();
  await (await chooser).setFiles(photo);
  await dialog.getByRole('img', { name: 'crack.jpg' }).waitFor();
  await expectAccessible(page, 'reporting a problem');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Problem reported').first()).toBeVisible();
  await expectAccessible(page, 'a top with a problem');

  await office.goto('/admin/today');
  const task = office.getByRole('listitem').filter({ hasText: order.reference });
  await task.filter({ hasText: 'Crack along the vein' }).getByRole('link', { name: order.reference }).click();
  await expect(office.getByRole('main').getByText('Problem reported').first()).toBeVisible();
  await office.context().close();
});
