import { expectAccessible } from '../../fixtures/accessibility';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { signInAsStaff } from '../../fixtures/staff-session';

/** No other journey reads this setting. */
const area = 'within 60 miles of Reading';

test('what the owner changes about the company is on the site without a build, until it is undone @desktop', async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto('/admin/company');
  await page.getByLabel('Where we deliver').fill(area);
  await expectAccessible(page, 'the company');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/ changed this .*: where we deliver\.$/)).toBeVisible();

  const terms = async () => (await page.request.get('/terms')).text();
  await expect.poll(terms, { timeout: 60_000 }).toContain(`We deliver ${area}.`);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Where we deliver')).toHaveValue('');
  await expect.poll(terms, { timeout: 60_000 }).not.toContain(area);
});
