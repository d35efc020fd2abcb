import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage } from '../../fixtures/card-page';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { beginDeposit, payByCard } from '../../fixtures/pay-deposit';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, orderDetailOf, OrderPage, orderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

test('an order is cancelled: refund by the rules, credit note, mails, and no visit', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  await signInAsStaff(page);
  const customer = aCustomer('Novak');
  const { id } = await orderOf(page, customer);
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await beginDeposit(visitor, id, customer.customerEmail);
  const card = new CardPage(visitor);
  await card.arrive();
  const cardAddress = visitor.url();
  await payByCard(visitor);
  const order = new OrderPage(page);
  await order.open(id);
  const number = await page.getByRole('heading', { level: 1 }).innerText();
  await (await order.section('Collection')).getByRole('button', { name: 'Let the customer choose' }).click();
  await page.getByRole('menuitem', { name: 'Measuring visit' }).click();
  const offer = await mailbox.mailTo(customer.customerEmail, /^Choose a time for your measuring visit/);
  const orderPage = /\/order\/[\w-]{43}/.exec(offer.text ?? '')?.[0] ?? 'no link';
  await visitor.goto(orderPage);
  const address = visitor.getByRole('group', { name: 'Where do we measure?' });
  await address.getByLabel('Postcode').fill('RG4 6PA');
  await address.getByLabel('Full address').fill('9 Mill Lane, Reading');
  // Both widths run at once, and a time is given once.
  await visitor
    .getByRole('group', { name: 'Day' })
    .getByRole('radio')
    .nth(project.name === 'desktop' ? 4 : 5)
    .check();
  await visitor.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await visitor.getByRole('button', { name: 'Book this time' }).click();
  await visitor.getByText(/^Booked: /).waitFor();

  await page.reload();
  await page.getByRole('button', { name: `Actions for ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` });
  // Nothing is measured, so everything is refunded.
  await expect(dialog.getByLabel('Refund', { exact: true })).toHaveValue('35.70');
  await expect(
    dialog.getByText('Your cancellation rules give £35.70. It goes to the card first.'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They are moving house');
  await expectAccessible(page, 'cancelling an order');
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeHidden();

  await expect(order.next.getByText('Nothing is left to do.')).toBeVisible();
  await expect((await order.cardPayments()).getByText(/^confirmed by SumUp/)).toBeVisible();
  await expectAccessible(page, 'a cancelled order');
  await expectNoHorizontalScroll(page);
  const cancelled = await mailbox.mailTo(customer.customerEmail, /^Order cancelled –/);
  expect(cancelled.text).toContain('£35.70');
  const refund = await mailbox.mailTo(customer.customerEmail, /^Refund – £35\.70/);
  expect(refund.attachments.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^C-.*\.pdf$/));
  expect(cancelled.text).toMatch(/Your measuring visit on [^]* is cancelled\./);

  const { money, invoicing } = await orderDetailOf(page, id);
  expect(money).toMatchObject({
    received: '0.00',
    entries: [{ kind: 'refund' }, { kind: 'payment' }],
  });
  expect(invoicing.invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['credit-note', '-35.70'],
    ['deposit', '35.70'],
  ]);
  await visitor.goto(orderPage);
  await expect(visitor.getByRole('main')).toContainText(/cancelled/i);
  await expect(visitor.getByText(/^Booked: /)).toBeHidden();
  await expectAccessible(visitor, 'the page of a cancelled order');
  await visitor.goto(cardAddress);
  expect(await card.refunded()).toEqual([3570]);
  await visitor.context().close();
});
