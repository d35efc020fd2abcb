import { expect, test } from '../../fixtures/journey';

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('say so, with status 404', async ({ page }) => {
    const reply = await page.goto('/no-such-page');

    expect(reply?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('are told apart for a quote that does not exist', async ({ page }) => {
    await page.goto('/quote/AAAAAAAAAAAAAAAAAAAAAA');

    await expect(page.getByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
  });
});

// One server for every width.
test(
  'a quote page is kept out of search engines and sends no referrer',
  { tag: '@desktop' },
  async ({ request }) => {
    const reply = await request.get('/quote/AAAAAAAAAAAAAAAAAAAAAA');

    expect(reply.headers()['x-robots-tag']).toContain('noindex');
    expect(reply.headers()['referrer-policy']).toBe('no-referrer');
    expect(reply.headers()['cache-control']).toContain('no-store');
  },
);

test('a press on a material opens the calculator with it chosen', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Quote for Marble' }).click();

  const dialog = page.getByRole('dialog', { name: 'Instant quote' });
  await expect(dialog.getByRole('textbox', { name: 'Length' })).toBeFocused();
  if (!isMobile) await expect(dialog.getByRole('radio', { name: 'Marble' })).toBeChecked();
});

// A page for developers.
test('the documents of the API are readable', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/api/docs');

  await expect(
    page.getByText('/api/quotes/{quoteId}').or(page.getByText('/api/quotes/{id}')).first(),
  ).toBeVisible();
});
