import { expect, test } from '../../fixtures/journey';
import { savedQuote } from '../../fixtures/saved-quote';
import { signInAsStaff } from '../../fixtures/staff-session';
import { translate } from '../../fixtures/translator';

test('staff whose browser translates see and filter every list, and write a note', async ({
  page,
  request,
}) => {
  const quote = await savedQuote(request);
  await translate(page);
  await signInAsStaff(page);
  await page.goto(`/admin?item=${quote.id}`);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('£357.00').first()).toBeVisible();
  await expect(panel.getByText(quote.reference).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const search = page.getByRole('searchbox').first();
  for (const words of [quote.reference, 'nobody of that name', quote.reference]) {
    await search.fill(words);
    await page.waitForURL((url) => url.searchParams.get('search') === words);
  }
  await expect(page.getByText(quote.reference).first()).toBeVisible();

  for (const path of [
    'today',
    'calendar',
    'money',
    'inquiries',
    'materials',
    'colors',
    'trade',
    'system',
    'users',
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
    await expect(page.getByText('did not load')).toHaveCount(0);
  }
});
