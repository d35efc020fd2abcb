import { expect, test } from '../../fixtures/journey';
import { hydrate } from '../../fixtures/hydrate';

// On a phone it is in the menu.
test(
  'the navigation leads from page to page and marks the current one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(['Home', 'Materials', 'Kitchens', 'Trade', 'Contact']);

    await nav.getByRole('link', { name: 'Kitchens' }).click();
    await expect(page).toHaveURL(/\/kitchens$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchens in the same stone');
    await expect(page).toHaveTitle(/kitchen/i);
    await expect(nav.getByRole('link', { name: 'Kitchens' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
);

// A desktop has its pages and the quote button in the header.
test('the phone menu works with the keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await hydrate(page);
  await button.focus();
  await page.keyboard.press('Space');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Materials' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Trade' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trade$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'without JavaScript the menu is the list of pages in the footer',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();

    await expect(page).toHaveURL(/#quick-links$/);
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeInViewport();
    await context.close();
  },
);

test('the banner stays dismissed, and moves no content', async ({ page }) => {
  await page.goto('/');
  const offer = page.getByRole('complementary', { name: 'Offer' });
  await offer.getByRole('button', { name: 'Dismiss offer' }).click();
  await expect(offer).toBeHidden();

  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.005);
});
