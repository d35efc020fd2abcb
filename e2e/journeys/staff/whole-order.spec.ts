import { idempotencyKeyHeader, paths, type AdminQuoteDetail } from '@app/contracts';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { beginDeposit, payByCard } from '../../fixtures/pay-deposit';
import { pdfText } from '../../fixtures/pdf-text';
import { aCustomer, orderOf, Orders } from '../../fixtures/staff-order';
import { signInAsStaff } from '../../fixtures/staff-session';

const mailbox = new Mailbox();
const penceOf = (pounds: string) => Math.round(Number(pounds) * 100);

/** Of the mail's button, where the customer goes on. */
async function pageOf(email: string, subject: RegExp, pattern = /\/order\/[\w-]{43}/): Promise<string> {
  const { text } = await mailbox.mailTo(email, subject);
  return pattern.exec(text ?? '')?.[0] ?? 'no link';
}

test('from the price to the top that is handed over, and every paper adds up to the penny @desktop', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsStaff(page);
  const customer = aCustomer('Adeyemi');
  const { id } = await orderOf(page, customer);
  const visitor = await (await browser.newContext()).newPage();
  const orders = new Orders(page);
  const detailOf = async (quoteId: string) =>
    (await (await page.request.get(paths.adminQuote(quoteId))).json()) as AdminQuoteDetail;

  // The customer pays the deposit.
  await beginDeposit(visitor, id, customer.customerEmail);
  await payByCard(visitor);

  // A visit is offered and picked by the link of the mail.
  const { reference } = await detailOf(id);
  await page.goto(`/admin?item=${id}`);
  await orders.panel(reference).getByRole('button', { name: 'Let the customer pick' }).click();
  await page.getByRole('menuitem', { name: 'Measuring visit' }).click();
  await visitor.goto(await pageOf(customer.customerEmail, /^Choose a time for your measuring visit/));
  await visitor.getByRole('group', { name: 'Day' }).getByRole('radio').last().check();
  await visitor.getByRole('group', { name: 'Time' }).getByRole('radio').last().check();
  await visitor.getByRole('button', { name: 'Book this time' }).click();
  await visitor.getByText(/^Booked: /).waitFor();

  // It is measured 6 mm larger, and the customer agrees to the price.
  await page.reload();
  const panel = orders.panel(reference);
  await panel.getByRole('button', { name: 'Record sizes' }).click();
  await panel.getByRole('textbox', { name: 'Cut length' }).fill('1206');
  await panel.getByRole('radio', { name: /^Revise to £/ }).check();
  await panel.getByRole('button', { name: 'Confirm sizes' }).click();
  const offer = await pageOf(
    customer.customerEmail,
    /^Please look at your measured price/,
    /\/quote\/[\w-]{22}/,
  );
  await visitor.goto(offer);
  await visitor.getByRole('button', { name: /^Agree to £/ }).click();
  await visitor.getByRole('heading', { name: 'You have agreed to the measured price' }).waitFor();
  const revisedId = offer.split('/').at(-1) ?? '';
  const revised = await detailOf(revisedId);
  expect(revised).toMatchObject({ stage: 'measured', isMeasured: true });
  const price = penceOf(revised.totalPrice);
  expect(price).toBeGreaterThan(35_700);

  // The balance: part by transfer, the rest by card.
  await page.goto(`/admin?item=${revisedId}`);
  const revisedPanel = orders.panel(revised.reference);
  await revisedPanel.getByRole('button', { name: 'Ask for balance…' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Smallest part/)
    .fill('50');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  const orderPage = await pageOf(customer.customerEmail, /^Your balance – £/);
  const transfer = await page.request.post(paths.recordedPayments(revisedId), {
    data: { amount: '100.00', means: 'bank-transfer', paidOn: new Date().toISOString().slice(0, 10) },
    headers: { [idempotencyKeyHeader]: `${revisedId}-transfer` },
  });
  expect(transfer.status(), await transfer.text()).toBe(201);
  await visitor.goto(orderPage);
  await visitor.getByRole('button', { name: 'Pay balance' }).click();
  await payByCard(visitor);
  await visitor.getByRole('link', { name: 'Back to your order' }).click();
  await visitor.getByText('Everything is paid. Thank you.').waitFor();

  // The workshop.
  for (const [from, stage] of [
    ['measured', 'in-production'],
    ['in-production', 'ready'],
    ['ready', 'collected'],
  ]) {
    const moved = await page.request.put(paths.orderStage(revisedId), { data: { from, stage } });
    expect(moved.status(), await moved.text()).toBe(200);
  }
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText(/collected/i);

  // What is invoiced is the price, which is what came in.
  const { ledger, invoicing } = await detailOf(revisedId);
  expect(penceOf(ledger.received)).toBe(price);
  expect(invoicing.invoices.reduce((sum, { amount }) => sum + penceOf(amount), 0)).toBe(price);
  expect(invoicing.invoices.map(({ kind }) => kind)).toEqual(['final', 'deposit']);
  for (const { number } of invoicing.invoices) {
    const paper = await visitor.request.get(paths.customerInvoice(orderPage.split('/').at(-1) ?? '', number));
    expect(await pdfText(await paper.body())).toContain(number);
  }
  await visitor.context().close();
});
