import { paths, type AdminQuoteDetail } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage, cards, chargeBackYesterday } from '../../fixtures/card-page';
import { expect, test } from '../../fixtures/journey';
import { beginDeposit } from '../../fixtures/pay-deposit';
import { expectNoSidewaysScroll } from '../../fixtures/sideways';
import { aCustomer, orderOf, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

test('a bank takes a deposit back: entered by itself, a task until staff have said what it was', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsStaff(page);
  const customer = aCustomer('Brandt');
  const { id, reference } = await orderOf(page, customer);
  const visitor = await (await browser.newContext()).newPage();
  await beginDeposit(visitor, id, customer.customerEmail);
  const card = new CardPage(visitor);
  await card.arrive();
  await card.payWith(cards.pays);
  await card.isPaid();
  await page.goto(`/admin?item=${id}`);
  const panel = new Orders(page).panel(reference);
  await expect(panel.getByText('£35.70 of £35.70')).toBeVisible();
  await chargeBackYesterday(card.id);
  await visitor.context().close();

  await page.goto('/admin/money');
  await page.getByRole('button', { name: 'Compare now' }).click();
  const difference = page
    .getByRole('region', { name: 'SumUp’s books, compared every night' })
    .getByRole('listitem')
    .filter({ hasText: 'Chargeback' })
    .filter({ has: page.getByRole('link', { name: reference }) });
  await expect(difference).toContainText('£35.70', { timeout: 60_000 });
  await expectAccessible(page, 'a difference of the books');
  await expectNoSidewaysScroll(page);

  await page.goto(`/admin?item=${id}`);
  const entries = panel.getByRole('table', { name: 'What came in and went out' });
  await expect(entries).toContainText('Taken back by the bank');
  await expect(panel.getByText('£357.00 to pay')).toBeVisible();
  const detail = (await (await page.request.get(paths.adminQuote(id))).json()) as AdminQuoteDetail;
  expect(detail.ledger).toMatchObject({
    received: '0.00',
    entries: [
      { kind: 'chargeback', amount: '-35.70' },
      { kind: 'payment', amount: '35.70' },
    ],
  });
  expect(detail.invoicing.invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['credit-note', '-35.70'],
    ['deposit', '35.70'],
  ]);

  await page.goto('/admin/today');
  const task = page
    .getByRole('listitem')
    .filter({ hasText: reference })
    .filter({ hasText: 'was taken back by a bank' });
  await task.getByRole('link', { name: 'See it in Money' }).click();
  await difference.getByRole('button', { name: 'Say what it was: Chargeback, £35.70' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was it about?' });
  await dialog.getByLabel('Note').fill('The card was stolen. The order is off.');
  await expectAccessible(page, 'saying what a difference was');
  await dialog.getByRole('button', { name: 'Say what it was' }).click();
  await expect(dialog).toBeHidden();
  await page.getByText(/^Closed \(/).click();
  await expect(difference).toContainText('The card was stolen. The order is off.');
  await page.goto('/admin/today');
  await expect(task).toContainText(/^.*Alison, /s);
});
