import { expect, test } from '../../fixtures/journey';
import { savedQuote } from '../../fixtures/saved-quote';
import { signInAsStaff } from '../../fixtures/staff-session';
import { translate } from '../../fixtures/translator';

// The same at either width.
test(
  'the staff screens work while the browser translates them',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const quote = await savedQuote(request);
    await translate(page);
    await signInAsStaff(page);
    await page.goto(`/admin?item=${quote.id}`);
    await expect(page.getByText('Total inc. VAT')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Total inc. VAT')).toHaveCount(0);

    const search = page.getByRole('searchbox').first();
    for (const text of [quote.reference, 'nobody of that name', quote.reference]) {
      await search.fill(text);
      await page.waitForURL((url) => url.searchParams.get('search') === text);
    }
    await expect(page.getByText(quote.reference).first()).toBeVisible();

    const links = page
      .getByRole('tab')
      .or(page.getByRole('navigation', { name: 'More pages' }).getByRole('link'));
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
  },
);
