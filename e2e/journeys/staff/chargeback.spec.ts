import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage } from '../../fixtures/card-page';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { expect, test } from '../../fixtures/journey';
import { beginDeposit, payByCard } from '../../fixtures/pay-deposit';
import { pdfText } from '../../fixtures/pdf-text';
import { startWorker } from '../../fixtures/shop-server';
import { aCustomer, OrderPage, orderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

test('a bank takes a deposit back: a task with evidence, an unpaid order, and the decision to accept it', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page);
  const customer = aCustomer('Whitlock');
  const { id } = await orderOf(page, customer);
  const visitor = await (await browser.newContext()).newPage();
  await beginDeposit(visitor, id, customer.customerEmail);
  const card = new CardPage(visitor);
  await card.arrive();
  const cardPage = visitor.url();
  await payByCard(visitor);
  const order = new OrderPage(page);
  await order.open(id);
  const number = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(order.main.getByText('£321.30 to pay')).toBeVisible();

  await visitor.goto(cardPage);
  await card.chargeBack();
  // A worker reads the provider's history when it starts.
  await (await startWorker()).stop();
  await page.goto('/admin/today');
  const task = page
    .getByRole('listitem')
    .filter({ hasText: /^Accept or contest the chargeback of/ })
    .filter({ hasText: number });
  await expect(task).toContainText('£35.70 was taken back by a bank');
  await expectAccessible(page, 'a chargeback to decide on');
  await expectNoHorizontalScroll(page);
  const evidence = await task.getByRole('link', { name: 'Evidence (PDF)' }).getAttribute('href');
  const pdf = await pdfText(await (await page.request.get(evidence ?? '')).body());
  expect(pdf).toContain(number);
  expect(pdf).toContain('Taken back by the bank: £35.70.');

  await task.getByRole('link', { name: number }).click();
  await expect(order.main.getByText('£357.00 to pay')).toBeVisible();
  await expect(order.main.getByRole('region', { name: 'Money' })).toContainText('Chargeback');
  await expectAccessible(page, 'an order that a bank took the deposit of');
  await page.goBack();
  await task.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText('Accepted. The order stays unpaid.', { exact: true }).waitFor();
  await expect(task.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
  await order.open(id);
  await expect((await order.section('Timeline')).getByText('Chargeback accepted')).toBeVisible();
  await expect(order.main.getByText('£357.00 to pay')).toBeVisible();
  await visitor.context().close();
});
