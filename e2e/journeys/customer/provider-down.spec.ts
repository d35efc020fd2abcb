import { CardPage } from '../../fixtures/card-page';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { savedQuote } from '../../fixtures/saved-quote';
import { startApiServer, startFickleProxy, startShopServer } from '../../fixtures/shop-server';

test.use({ expectedComplaints: /status of 503/ });

test('with the card provider away the page says what to do, and goes on once it is back', async ({
  page,
  request,
  stopAfterwards,
}) => {
  test.slow();
  const sandbox = process.env.SUMUP_SANDBOX_URL ?? 'http://localhost:4010';
  const provider = await stopAfterwards(startFickleProxy(sandbox));
  const api = await stopAfterwards(
    startApiServer({ SUMUP_API_URL: provider.url, SUMUP_PAGE_ORIGIN: sandbox }),
  );
  const shop = await stopAfterwards(startShopServer({ API_URL: api.url, SUMUP_PAGE_ORIGIN: sandbox }));
  const quote = await savedQuote(request);
  provider.become('stopped');
  await page.goto(`${shop.url}/payment?quote=${quote.id}`);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  const form = new DepositForm(page);
  await form.fill();
  await page.getByRole('button', { name: /^Pay £/ }).click();

  await expect(page.getByText('Payment Processing Issue', { exact: true }).first()).toBeVisible();
  const note = page.getByText(/What you typed is still here/);
  await expect(note).toContainText('Nothing has been charged');
  await expect(note.getByRole('link', { name: '0118 496 0123' })).toBeVisible();
  await expect(form.field('Full name')).toHaveValue('Eleanor Marsh');

  provider.become('well');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await new CardPage(page).arrive();
});
