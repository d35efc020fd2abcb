import { expectAccessible } from '../../fixtures/accessibility';
import { CardPage, cards } from '../../fixtures/card-page';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { beginDeposit } from '../../fixtures/pay-deposit';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, OrderPage, Orders, orderOf } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();

test('staff find a quote by the end of its phone number, approve it, and answer by email', async ({
  page,
}) => {
  await signInAsStaff(page);
  const customer = aCustomer('Patel');
  const { reference } = await orderOf(page, customer);
  const orders = new Orders(page);

  await page.goto('/admin');
  await expect(page.getByText('Quotes, last 30 days')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(customer.customerPhone.slice(-4));
  const row = orders.row(reference, customer.customerName);
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Valid until/).first()).toBeVisible();
  await expectNoHorizontalScroll(page);

  await row.click();
  const panel = orders.panel(reference);
  await expect(panel.getByText('Total inc. VAT')).toBeVisible();
  await panel.getByRole('button', { name: `Status of ${reference}: Pending` }).click();
  await page.getByRole('menuitemradio', { name: 'Approved' }).click();
  await expect(page.getByText(`${reference} is approved`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(orders.timeline(reference)).toContainText('Status: Approved');
  await expectNoHorizontalScroll(page);

  await panel.getByRole('button', { name: 'Send follow-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow-up email' });
  const letter = dialog.getByRole('textbox', { name: 'Text' });
  await expect(letter).toHaveValue(new RegExp(`^Dear ${customer.customerName},`));
  await letter.fill(`${await letter.inputValue()}\n\nPS: The slab that you liked is in the yard.`);
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog).toBeHidden();

  const mail = await mailbox.mailTo(customer.customerEmail, new RegExp(reference));
  expect(mail.text).toContain('The slab that you liked is in the yard.');
  expect(mail.html).toContain('/payment?quote=');
  await page.reload();
  await expect(orders.timeline(reference)).toContainText('Follow-up email written');
  await expect(orders.timeline(reference)).toContainText('by Alison');
});

test(
  'staff see a deposit requested, paid and refunded',
  { tag: '@essential-desktop' },
  async ({ page, browser }) => {
    await signInAsStaff(page);
    const customer = aCustomer('Shah');
    const { id, reference } = await orderOf(page, customer);
    const panel = new Orders(page).panel(reference);

    const visitor = await (await browser.newContext()).newPage();
    await beginDeposit(visitor, id, customer.customerEmail);
    const card = new CardPage(visitor);
    await card.arrive();

    await page.goto(`/admin?item=${id}`);
    await expect(panel.getByText('Card page open')).toBeVisible();
    await card.payWith(cards.pays);
    await card.isPaid();
    await mailbox.mailTo(customer.customerEmail, /deposit/i);
    const order = new OrderPage(page);
    await order.open(id);
    await expect(order.main.getByText('£321.30 to pay')).toBeVisible();

    const payments = await order.cardPayments();
    await payments.getByRole('button', { name: 'Refund…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund a deposit' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bathroom has to wait');
    await expect(dialog.getByRole('switch', { name: 'Cancel the order as well' })).toBeChecked();
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('button', { name: 'Refund £35.70' }).click();
    await expect(dialog).toBeHidden();

    // Our page follows the provider's records.
    await expect(order.next.getByText('Nothing is left to do.')).toBeVisible();
    await expect((await order.cardPayments()).getByText(/^confirmed by SumUp/)).toBeVisible();
    expect(await card.refunded()).toEqual([3570]);
    await expect(payments.getByRole('button', { name: 'Refund…' })).toBeHidden();
    await expect(await order.section('Timeline')).toContainText(/Refund/);
    await expectAccessible(page, 'an order with a refund');
    await expectNoHorizontalScroll(page);
    const mail = await mailbox.mailTo(customer.customerEmail, /^Refund – £35\.70/);
    expect(mail.text).toContain('The bathroom has to wait');
    const subjects = await mailbox.subjectsTo(customer.customerEmail);
    expect(subjects.filter((subject) => subject.startsWith('Refund'))).toHaveLength(1);
    await visitor.goto(`/quote/${id}`);
    await expect(visitor.getByText(/^The deposit for this top has been refunded\./)).toBeVisible();
    await visitor.context().close();
  },
);
