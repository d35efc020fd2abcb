import { paths, type AdminQuoteDetail } from '@app/contracts';
import { expectAccessible } from '../../fixtures/accessibility';
import { moveByMenu, openBoard } from '../../fixtures/board';
import { Calculator, calacattaTop } from '../../fixtures/calculator';
import { cameraPhoto } from '../../fixtures/camera-photo';
import { chargedAtSandbox } from '../../fixtures/card-page';
import { DepositForm } from '../../fixtures/deposit-form';
import { expect, test } from '../../fixtures/journey';
import { moveBackInTime } from '../../fixtures/move-back-in-time';
import { Mailbox } from '../../fixtures/mailbox';
import { payByCard } from '../../fixtures/pay-deposit';
import { pdfText } from '../../fixtures/pdf-text';
import { phone } from '../../fixtures/phone';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { aCustomer, orderDetailOf, OrderPage } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();
const penceOf = (pounds: string) => Math.round(Number(pounds) * 100);
const sumOf = (amounts: readonly { amount: string }[]) =>
  amounts.reduce((sum, { amount }) => sum + penceOf(amount), 0);

test('an order from price to delivery, and all documents add up to the penny @desktop', async ({
  page,
  browser,
}) => {
  test.slow();
  const { customerEmail: email } = aCustomer('Adeyemi');
  const visitor = await (await browser.newContext(phone)).newPage();
  const order = new OrderPage(page);
  const detailOf = async (quoteId: string) =>
    (await (await page.request.get(paths.adminQuote(quoteId))).json()) as AdminQuoteDetail;
  /** The target of a mail's button. */
  const linkIn = async (subject: RegExp, pattern: RegExp) =>
    pattern.exec((await mailbox.mailTo(email, subject)).text ?? '')?.[0] ?? 'no link';
  const orderLink = (subject: RegExp) => linkIn(subject, /\/order\/[\w-]{43}/);
  /** Staff offer times, and the customer picks one by the mail's link. */
  const pickTime = async (appointment: string, subject: RegExp) => {
    const appointments = await order.section('Delivery');
    await appointments.getByRole('button', { name: 'Let the customer choose' }).click();
    await page.getByRole('menuitem', { name: appointment }).click();
    await visitor.goto(await orderLink(subject));
    await visitor.getByRole('group', { name: 'Day' }).getByRole('radio').last().check();
    await visitor.getByRole('group', { name: 'Time' }).getByRole('radio').last().check();
    await visitor.getByRole('button', { name: 'Book this time' }).click();
    await visitor.getByText(/^Booked: /).waitFor();
  };

  // A visitor sees the price on their phone, saves the quote, and pays the deposit on it and on its delivery.
  await visitor.goto('/');
  const calculator = new Calculator(visitor);
  await calculator.open();
  await calculator.configure(calacattaTop);
  await expect(calculator.text('£357.00')).toBeVisible();
  await calculator.goToNextStep();
  await calculator.save.click();
  const share = await calculator.dialog.getByRole('link', { name: 'Open your quote' }).getAttribute('href');
  const id = share?.split('/').at(-1) ?? 'no id';
  await calculator.dialog.getByRole('button', { name: 'Pay Deposit' }).click();
  const form = new DepositForm(visitor);
  await form.fill(email);
  await form.wantDelivery();
  await calculator.dialog.getByText('Area: Reading').waitFor();
  await form.field('Full address').fill('1 High Street, Reading');
  await expectAccessible(visitor, 'a deposit with delivery');
  await expectNoHorizontalScroll(visitor);
  await calculator.dialog.getByRole('button', { name: 'Pay Deposit' }).click();
  await payByCard(visitor);

  // A visit is offered and picked.
  await signInAsStaff(page);
  await order.open(id);
  await expect(order.main.getByText('£352.80 to pay')).toBeVisible();
  await pickTime('Measuring visit', /^Choose a time for your measuring visit/);

  // The top is measured 6 mm larger, and the customer agrees to the price.
  await moveBackInTime(14, id);
  await page.reload();
  const panel = order.main;
  await order.next.getByRole('button', { name: 'Enter sizes…' }).click();
  await panel.getByRole('textbox', { name: 'Cut length' }).fill('1206');
  await panel.getByRole('radio', { name: /^Change to £/ }).check();
  await panel.getByRole('button', { name: 'Confirm sizes' }).click();
  const offer = await linkIn(/^Please look at your measured price/, /\/quote\/[\w-]{22}/);
  await visitor.goto(offer);
  await visitor.getByRole('button', { name: /^Agree to £/ }).click();
  await visitor.getByRole('heading', { name: 'You have agreed to the measured price' }).waitFor();
  await expectAccessible(visitor, 'a measured price that was agreed');
  const revisedId = offer.split('/').at(-1) ?? '';
  const revised = await detailOf(revisedId);
  expect(revised).toMatchObject({ stage: 'measured', isMeasured: true });
  const price = penceOf(revised.totalPrice) + 35_00;
  expect(price).toBeGreaterThan(357_00 + 35_00);

  // The balance: a part by transfer, which staff record, the rest by card.
  await order.open(revisedId);
  await order.next.getByRole('button', { name: 'Request balance…' }).click();
  const requestDialog = page.getByRole('dialog', { name: /^Request the balance of £/ });
  await requestDialog.getByLabel(/Smallest part/).fill('50');
  await requestDialog.getByRole('button', { name: 'Send request' }).click();
  const orderPage = await orderLink(/^Your balance – £/);
  await panel.getByRole('button', { name: 'Record payment…' }).click();
  const recording = page.getByRole('dialog', { name: 'Record a payment' });
  await recording.getByLabel('Amount').fill('100');
  await recording.getByLabel('Paid by').selectOption('Bank transfer');
  await expectAccessible(page, 'recording a payment');
  await recording.getByRole('button', { name: 'Record £100.00' }).click();
  await expect(recording).toBeHidden();
  await mailbox.mailTo(email, /^Payment received – £100\.00/);
  await visitor.goto(orderPage);
  await visitor.getByRole('button', { name: 'Pay balance' }).click();
  await payByCard(visitor);
  await visitor.getByRole('link', { name: 'See your order' }).click();
  await visitor.getByText('Everything is paid. Thank you.').waitFor();
  await visitor.getByLabel('Your name').fill('Meera');
  await visitor.getByRole('button', { name: 'Agree to this drawing' }).click();
  await visitor.getByText(/^You agreed to this drawing on /).waitFor();
  await expectAccessible(visitor, 'an order that is paid');
  await expectNoHorizontalScroll(visitor);

  // The workshop, on the board; meanwhile the customer picks when it comes.
  const number = revised.order?.reference ?? '';
  await openBoard(page, 'Measured', number);
  await moveByMenu(page, number, 'In production');
  await order.open(revisedId);
  await expect(panel.getByText('paid in full').first()).toBeVisible();
  await pickTime('Delivery', /^Choose a time for your delivery/);
  await order.next.getByRole('button', { name: 'Move to Ready' }).click();
  await panel.getByRole('button', { name: `Stage of ${revised.reference}: Ready` }).waitFor();
  await panel.getByRole('button', { name: 'Photos' }).click();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add a photo' }).click();
  await (await chooser).setFiles(await cameraPhoto(page, 'finished.jpg'));
  await panel.getByRole('link', { name: 'finished.jpg' }).waitFor();
  await moveBackInTime(1, revisedId);
  const ready = await mailbox.mailTo(email, /^Your top is ready/);
  expect(ready.text).toMatch(/1206 × 350 mm[^]*We deliver it on \w+/);

  // It is delivered, and a week later the customer is asked how it looks.
  await moveBackInTime(14, revisedId);
  await order.next.getByRole('button', { name: 'Mark as delivered' }).click();
  await order.next.getByText('Delivered or collected, and paid in full.').waitFor();
  await expectAccessible(page, 'an order that was delivered');
  await moveBackInTime(1, revisedId);
  await visitor.goto(await orderLink(/^Your top was delivered/));
  await visitor.getByText('The top is with you.').waitFor();
  await visitor.getByRole('link', { name: 'Photo 1 of 1' }).waitFor();
  await expectAccessible(visitor, 'the page of an order that was delivered');
  await expectNoHorizontalScroll(visitor);
  await moveBackInTime(7, revisedId);
  const review = await mailbox.mailTo(email, /^How does your new top look\?/);
  expect(review.text).toContain('https://www.example.com/reviews');

  // The price equals what was received, invoiced, and recorded by the provider plus the transfer.
  const { money, invoicing } = await orderDetailOf(page, revisedId);
  const { invoices } = invoicing;
  expect(penceOf(money.price)).toBe(price);
  expect([money.balance, money.credit]).toEqual(['0.00', '0.00']);
  expect(sumOf(money.entries)).toBe(price);
  expect(sumOf(invoices)).toBe(price);
  expect(invoices.map(({ kind }) => kind)).toEqual(['final', 'deposit']);
  const byCard = money.entries.filter(({ method }) => method === 'card-online');
  const checkouts = money.deposits.flatMap(({ attempts }) =>
    attempts.map((attempt) => attempt.checkoutReference),
  );
  expect(byCard).toHaveLength(2);
  expect(await chargedAtSandbox(checkouts)).toBe(sumOf(byCard));
  expect(sumOf(byCard)).toBe(price - 100_00);

  // The customer can download the invoices.
  for (const { number } of invoices) {
    const document = await visitor.request.get(
      paths.customerInvoice(orderPage.split('/').at(-1) ?? '', number),
    );
    expect(await pdfText(await document.body())).toContain(number);
  }
  await visitor.context().close();
});
