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

    await page.getByRole('button', { name: 'Settings' }).click();
    const links = page.getByRole('navigation').locator('a');
    const opened: string[] = [];
    for (;;) {
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const next = hrefs.find((href) => !opened.includes(href));
      if (next === undefined) break;
      opened.push(next);
      await page.getByRole('navigation').locator(`a[href="${next}"]`).click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
    expect(opened.length).toBeGreaterThan(20);
  },
);
