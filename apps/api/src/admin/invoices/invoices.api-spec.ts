import {
  accountsFiles,
  type AdminQuoteDetail,
  type CustomerOrder,
  type InvoiceListResponse,
  moneyAccounts,
  paths,
} from '@app/contracts';
import { toPence } from '@app/pricing';
import { readPdf } from '@app/quote-pdf/testing';
import { parse } from 'csv-parse/sync';
import { Statements } from '../../database/statements';
import { makeOrderToken } from '../../appointments/links/order-links';
import { londonDateOf } from '../../platform/clock/london-day';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectSuccess } from '../../testing/expect-success';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { orderOf } from '../../testing/builders/order-of';
import { signIn } from '../../testing/sign-in';
import { newIdempotencyKey, beginDeposit, withKey } from '../../payments/testing/a-deposit';
import { anOrder, askForBalance } from '../../payments/testing/an-order';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { changeQuote } from '../../testing/builders/change-quote';

/** Names from an owner's own chart of accounts. */
const { api, cards } = useCards({ XERO_ACCOUNT_CODE: '4000', XERO_TAX_NAME: "Owner’s 'rate'" });
let staff: StaffCalls;
beforeAll(async () => {
  staff = await asStaff(api);
});

const quoteOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
const invoicingOf = async (quoteId: string) => (await orderOf(api, staff, quoteId)).invoicing;
const listOf = async (query = '') =>
  (await staff.get(`${paths.adminInvoices}?${query}`)).json<InvoiceListResponse>();
const setRecipient = (id: string, recipient: object) => staff.put(paths.invoiceRecipient(id), recipient);
async function anInvoicedQuote(recipient?: object) {
  const quote = await saveAQuote(api);
  if (recipient) await setRecipient(quote.id, recipient);
  const payment = { amount: '100.00', method: 'cash', paidOn: londonDateOf(new Date()) };
  await staff.post(paths.recordedPayments(quote.id), payment, withKey(newIdempotencyKey()));
  const [invoice] = (await invoicingOf(quote.id)).invoices;
  return { quote, number: invoice?.number ?? '' };
}
const trade = {
  name: 'Marsh Interiors Ltd',
  address: '12 Brunswick Hill\nReading',
  vatNumber: 'GB 123 4567 89',
};

it('makes invoices out to the recipient that staff enter, with the VAT number, which the audit log does not contain', async () => {
  const { quote, number } = await anInvoicedQuote(trade);
  const { text } = await readPdf((await staff.get(paths.adminInvoice(number))).rawPayload);
  expect(text).toContain('For Marsh Interiors Ltd 12 Brunswick Hill Reading VAT number GB 123 4567 89');
  // Issued invoices stay unchanged.
  await setRecipient(quote.id, { name: 'Somebody Else' });
  expect((await invoicingOf(quote.id)).recipient).toMatchObject({
    name: 'Somebody Else',
    address: null,
  });
  expect((await readPdf((await staff.get(paths.adminInvoice(number))).rawPayload)).text).toContain('Marsh');
  expect(JSON.stringify(await auditEntriesOf(api, quote.id))).not.toMatch(/Marsh|Somebody/);
  expectError(await setRecipient(quote.id, { name: ' ' }), 'request/invalid');
  expectError(await staff.get(paths.adminInvoice('D-2026-99999')), 'invoice/not-found');
});

it('lists a month with its sums, and finds by number, name or order', async () => {
  const { quote, number } = await anInvoicedQuote(trade);
  const list = await listOf();
  expect(list.month).toBe(londonDateOf(new Date()).slice(0, 7));
  expect(list.invoices[0]).toMatchObject({
    number,
    kind: 'deposit',
    buyer: trade.name,
    net: '83.33',
    vat: '16.67',
    amount: '100.00',
    order: { reference: expect.stringMatching(/^OR-/) as string },
  });
  expect(toPence(list.net) + toPence(list.vat)).toBe(toPence(list.gross));
  expect((await listOf('month=2020-01')).found).toBe(0);
  expect((await listOf(`month=2020-01&search=${number.toLowerCase()}`)).found).toBe(1);
  expect((await listOf(`search=${quote.reference}`)).invoices.map((invoice) => invoice.number)).toEqual([
    number,
  ]);
  expect((await listOf('search=interiors')).found).toBeGreaterThan(0);
  for (const query of ['month=2026-13', 'month=x', 'search=a&search=b', `search=${'x'.repeat(101)}`])
    expectError(await staff.get(`${paths.adminInvoices}?${query}`), 'request/invalid');
});

it('offers the same file on the customer’s page, with the private link only', async () => {
  const { quote, number } = await anInvoicedQuote();
  const other = await anInvoicedQuote();
  const token = await makeOrderToken(api.app.get(Statements), quote.id, new Date());
  const order = (await api.get(paths.customerOrder(token))).json<CustomerOrder>();
  expect(order.invoices).toMatchObject([{ number, kind: 'deposit', amount: '100.00' }]);
  const mine = await api.get(paths.customerInvoice(token, number));
  expect(mine.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(mine.rawPayload.equals((await staff.get(paths.adminInvoice(number))).rawPayload)).toBe(true);
  expectError(await api.get(paths.customerInvoice(token, other.number)), 'invoice/not-found');
  expectError(await api.get(paths.customerInvoice('x'.repeat(43), number)), 'order/unknown-link');
});

describe('accounting exports', () => {
  const fileOf = async (file: (typeof accountsFiles)[number], query = '') => {
    const reply = await api.get(`${paths.accountsFile(file)}?${query}`, await signIn(api));
    expect({ status: reply.statusCode }).toEqual({ status: 200 });
    return parse<Record<string, string>>(reply.body, { bom: true, columns: true });
  };
  const sumOf = (rows: readonly Record<string, string>[], column: string) =>
    rows.reduce((sum, row) => sum + toPence(row[column] ?? '0'), 0);

  it('have the columns that Xero and QuickBooks import', async () => {
    await anInvoicedQuote();
    const titles = async (file: (typeof accountsFiles)[number]) =>
      Object.keys((await fileOf(file))[0] ?? {}).join();
    expect(await titles('xero-invoices')).toBe(
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,' +
        'POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,' +
        '*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,' +
        'TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    );
    expect(await titles('xero-cash')).toBe('*Date,*Amount,Payee,Description,Reference,Cheque Number');
    expect(await titles('quickbooks-cash')).toBe('Date,Description,Amount');
    // 'Audit trail transactions' of Sage 50.
    expect(await titles('sage-transactions')).toBe(
      'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount',
    );
    expect(await titles('quickbooks-invoices')).toBe(
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,' +
        'ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,Service Date',
    );
  });

  it('add up with the ledger and the invoices, and contain no formulas', async () => {
    const { quote: undone } = await anInvoicedQuote();
    const entry = (await orderOf(api, staff, undone.id)).money.entries[0]?.id ?? '';
    await staff.post(paths.undoPayment(undone.id, entry), { reason: 'A mistake' });
    await anInvoicedQuote({ name: '=HYPERLINK("http://x.example")' });
    const [ledger] = await api.sql<{ pence: string }>('SELECT sum(pence)::text AS pence FROM ledger_entry');
    expect(sumOf(await fileOf('ledger'), 'Amount (£)')).toBe(Number(ledger?.pence));
    const sumOfAccounts = async (program: 'xero' | 'quickbooks', column: string) =>
      sumOf(
        (await Promise.all(moneyAccounts.map((account) => fileOf(`${program}-${account}`)))).flat(),
        column,
      );
    expect(await sumOfAccounts('xero', '*Amount')).toBe(Number(ledger?.pence));
    expect(await sumOfAccounts('quickbooks', 'Amount')).toBe(Number(ledger?.pence));
    expect((await fileOf('quickbooks-cash')).at(-1)).toEqual({
      Date: expect.stringMatching(/^\d\d\/\d\d\/20\d\d$/),
      Description: expect.stringMatching(/^Payment, cash, OR-\S+$/),
      Amount: expect.stringMatching(/^\d+\.\d\d$/),
    });
    const invoices = await fileOf('invoices');
    const xero = await fileOf('xero-invoices');
    expect(sumOf(xero, '*UnitAmount')).toBe(sumOf(invoices, 'Inc. VAT (£)'));
    const sage = await fileOf('sage-transactions');
    const ofSage = (type: string, column: string) =>
      sumOf(
        sage.filter((row) => row.Type === type),
        column,
      );
    for (const [column, own] of [
      ['Net Amount', 'Net (£)'],
      ['Tax Amount', 'VAT (£)'],
    ] as const)
      expect(ofSage('SI', column) - ofSage('SC', column)).toBe(sumOf(invoices, own));
    expect(ofSage('SA', 'Net Amount') - ofSage('SP', 'Net Amount')).toBe(Number(ledger?.pence));
    expect(sage.every((row) => !row['Net Amount']?.startsWith('-') && (row.Details?.length ?? 0) <= 60)).toBe(
      true,
    );
    expect(sumOf(invoices, 'Net (£)') + sumOf(invoices, 'VAT (£)')).toBe(sumOf(invoices, 'Inc. VAT (£)'));
    const [books, credits] = [await fileOf('quickbooks-invoices'), await fileOf('quickbooks-credit-notes')];
    expect(new Set([...books, ...credits].map((row) => row['Item(Product/Service)']))).toEqual(
      new Set(['Sales']),
    );
    expect(sumOf(books, '*ItemAmount') - sumOf(credits, '*ItemAmount')).toBe(sumOf(xero, '*UnitAmount'));
    expect(xero.at(-1)).toMatchObject({
      '*ContactName': `HYPERLINK("http://x.example")`,
      '*InvoiceDate': expect.stringMatching(/^\d\d\/\d\d\/20\d\d$/) as unknown,
    });
  });

  it("have in Xero’s file the email, the address in parts, total, VAT, and the owner's settings", async () => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, id, { customerEmail: 'eve@example.com' });
    await setRecipient(id, {
      ...trade,
      name: '@Home Interiors',
      address: 'Flat 2\n12 Brunswick Hill\nReading RG1 7YT',
    });
    const payment = { amount: '212.96', method: 'cash', paidOn: londonDateOf(new Date()) };
    await staff.post(paths.recordedPayments(id), payment, withKey(newIdempotencyKey()));
    expect((await fileOf('xero-invoices')).at(-1)).toMatchObject({
      '*ContactName': '@Home Interiors',
      EmailAddress: 'eve@example.com',
      POAddressLine1: 'Flat 2',
      POAddressLine2: '12 Brunswick Hill',
      POAddressLine3: 'Reading',
      POPostalCode: 'RG1 7YT',
      Total: '212.96',
      '*UnitAmount': '212.96',
      TaxAmount: '35.49',
      '*AccountCode': '4000',
      '*TaxType': "Owner’s 'rate'",
    });
  });

  describe('distinguish customers', () => {
    const invoiceTo = async (
      name: string,
      email: string | null,
      { id = '', vatNumber = '', paidOn = londonDateOf(new Date()) } = {},
    ): Promise<string> => {
      const quoteId = id || (await saveAQuote(api)).id;
      await changeQuote(api, quoteId, { customerName: name, customerEmail: email });
      if (vatNumber) await setRecipient(quoteId, { ...trade, name, vatNumber });
      const payment = { amount: '10.00', method: 'cash', paidOn };
      await staff.post(paths.recordedPayments(quoteId), payment, withKey(newIdempotencyKey()));
      return quoteId;
    };
    const last = async (file: (typeof accountsFiles)[number], column: string, count: number) =>
      (await fileOf(file)).slice(-count).map((row) => row[column]);

    it('two customers with the same name, but not two orders of one customer', async () => {
      await invoiceTo('John Smith', 'john@example.com');
      await invoiceTo('john smith', 'other@example.com');
      await invoiceTo('John Smith', 'John@example.com');
      const unreachable = await invoiceTo('John Smith', null);
      await invoiceTo('John Smith', null, { id: unreachable });
      const byReference = `John Smith (${(await quoteOf(unreachable)).reference})`;
      const names = ['John Smith', 'john smith (other@example.com)', 'John Smith', byReference, byReference];
      expect(await last('xero-invoices', '*ContactName', 5)).toEqual(names);
      expect(await last('quickbooks-invoices', '*Customer', 5)).toEqual(names);
    });

    it('a customer with a corrected email address or a later VAT number stays the same customer', async () => {
      const id = await invoiceTo('Typo Person', 'typo@exmaple.com');
      await invoiceTo('Typo Person', 'typo@example.com', { id });
      await invoiceTo('Green Stone Ltd', 'green@example.com');
      await invoiceTo('Green Stone Ltd', 'green@example.com', { vatNumber: 'GB123456782' });
      expect(await last('xero-invoices', '*ContactName', 4)).toEqual([
        'Typo Person',
        'Typo Person',
        'Green Stone Ltd',
        'Green Stone Ltd',
      ]);
    });

    it('and date an invoice by its tax point, which sets the VAT period in both programs', async () => {
      const yesterday = new Date(Date.now() - 86_400_000);
      await invoiceTo('Paid Yesterday', null, { paidOn: londonDateOf(yesterday) });
      const day = londonDateOf(yesterday).split('-').toReversed().join('/');
      expect(await last('xero-invoices', '*InvoiceDate', 1)).toEqual([day]);
      expect(await last('quickbooks-invoices', '*InvoiceDate', 1)).toEqual([day]);
    });
  });

  it("have the balance's due date on a final invoice, and the issue date on others", async () => {
    const { quoteId } = await anOrder(api, cards, staff);
    const inAWeek = new Date(Date.now() + 7 * 86_400_000);
    expect((await askForBalance(staff, quoteId, { dueOn: londonDateOf(inAWeek) })).statusCode).toBe(200);
    const [final, deposit] = (await invoicingOf(quoteId)).invoices;
    expect([final?.kind, deposit?.kind]).toEqual(['final', 'deposit']);
    const ukDay = (at: Date) => londonDateOf(at).split('-').reverse().join('/');
    const daysOf = async (file: (typeof accountsFiles)[number], numberTitle: string, number = '') =>
      (await fileOf(file)).filter((row) => row[numberTitle] === number).map((row) => row['*DueDate']);
    for (const [file, title] of [
      ['xero-invoices', '*InvoiceNumber'],
      ['quickbooks-invoices', '*InvoiceNo'],
    ] as const) {
      expect(new Set(await daysOf(file, title, final?.number))).toEqual(new Set([ukDay(inAWeek)]));
      expect(new Set(await daysOf(file, title, deposit?.number))).toEqual(new Set([ukDay(new Date())]));
    }
  });

  it('have one line per payment, for any number of tops', async () => {
    const [one, other] = [await saveAQuote(api), await saveAQuote(api)];
    const order = {
      quoteIds: [one.id, other.id],
      channel: 'showroom',
      needsDelivery: false,
      totalAmount: '714.00',
      customerName: 'Peter Lowe',
      customerPhone: '07700 900465',
      depositBy: 'cash',
    };
    await expectSuccess(staff.post(paths.adminOrders, order, withKey(newIdempotencyKey())));
    const placed = await orderOf(api, staff, one.id);
    const rowsOf = async (file: (typeof accountsFiles)[number], column: string) =>
      (await fileOf(file)).filter((row) => row[column] === placed.reference);
    for (const [file, column] of [
      ['xero-cash', 'Reference'],
      ['ledger', 'Order'],
      ['invoices', 'Order'],
    ] as const) {
      const rows = await rowsOf(file, column);
      expect(rows).toHaveLength(1);
      expect(Object.values(rows[0] ?? {})).toContain('71.40');
    }
    // An invoice names the order that its payment names, on each line.
    expect(await rowsOf('xero-invoices', 'Reference')).toHaveLength(2);
    expect(await rowsOf('quickbooks-invoices', 'Memo')).toHaveLength(2);
  });

  it('identify a card payment by the provider’s code', async () => {
    const { quoteId } = await anOrder(api, cards, staff);
    const { reference } = await orderOf(api, staff, quoteId);
    const [paid] = await api.sql<{ code: string }>(
      `SELECT transaction_code AS code FROM order_item JOIN deposit USING (order_id)
       JOIN payment_attempt ON deposit_id = deposit.id WHERE quote_id = $1`,
      [quoteId],
    );
    const rows = (await fileOf('ledger')).filter((row) => row.Order === reference);
    expect(rows.map(({ Transaction }) => Transaction)).toEqual([paid?.code]);
    expect(paid?.code).toMatch(/^T/);
  });

  it('cover the requested days, are audited, and are rejected for requests from other websites', async () => {
    expect(await fileOf('invoices', 'from=2020-01-01&to=2020-01-31')).toEqual([]);
    expect((await auditEntriesOf(api, 'invoices')).at(-1)).toMatchObject({
      action: 'accounts.export',
      after: { since: '2020-01-01T00:00:00.000Z', before: '2020-02-01T00:00:00.000Z' },
    });
    const session = await signIn(api);
    const url = paths.accountsFile('ledger');
    expectError(await api.get(url, { ...session, 'sec-fetch-site': 'cross-site' }), 'request/foreign-origin');
    expectError(await api.get(url.replace('ledger', 'wages'), session), 'request/not-found');
    expectError(await api.get(`${url}?from=x`, session), 'request/invalid');
  });

  it('are split into several files in an archive if a program has a limit', async () => {
    const { quoteId } = await beginDeposit(api);
    await api.sql(
      `WITH issued AS (
         INSERT INTO invoice (order_id, kind, year, sequence, number, issued_at, tax_point, seller)
         SELECT order_id, 'deposit', 2031, n, 'D-2031-' || lpad(n::text, 5, '0'), '2031-05-01', '2031-05-01', '{}'
         FROM order_item, generate_series(1, 501) AS n WHERE quote_id = $1 RETURNING id)
       INSERT INTO invoice_line (invoice_id, position, quote_id, reference, description, net_pence, vat_pence, gross_pence)
       SELECT issued.id, 1, quote.id, reference, 'Deposit', 83, 17, 100 FROM issued, quote WHERE quote.id = $1`,
      [quoteId],
    );
    const url = `${paths.accountsFile('xero-invoices')}?from=2031-05-01&to=2031-05-31`;
    const reply = await api.get(url, await signIn(api));
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="xero-invoices-2031-05-01-to-2031-05-31.zip"',
    });
    const names = reply.rawPayload.toString('latin1').match(/xero-invoices-[\d-]+-to-[\d-]+-of-\d\.csv/g);
    const name = 'xero-invoices-2031-05-01-to-2031-05-31';
    expect([...new Set(names)]).toEqual([`${name}-1-of-2.csv`, `${name}-2-of-2.csv`]);
  });
});

it('lists only the tops of an invoice, even with a delivery line', async () => {
  const deposit = await beginDeposit(api, {
    needsDelivery: true,
    deliveryAddress: '1 Friar Street, RG1 1DA',
  });
  await payByCard(api, cards, deposit);
  const { quoteId } = deposit;
  const sizes = { lengthMm: 1200, widthMm: 350, note: '', how: 'phone', price: 'keep', knownVersion: null };
  await expectSuccess(staff.post(paths.measurements(quoteId), sizes));
  await expectSuccess(askForBalance(staff, quoteId));
  const { reference } = await quoteOf(quoteId);
  const lines = await api.sql(
    `SELECT FROM order_item JOIN invoice USING (order_id) JOIN invoice_line ON invoice_id = invoice.id
     WHERE order_item.quote_id = $1 AND invoice_line.quote_id IS NULL`,
    [quoteId],
  );
  expect(lines).not.toEqual([]);
  const { invoices } = await listOf(`search=${reference}`);
  const { order } = await quoteOf(quoteId);
  expect(invoices.map((invoice) => invoice.order)).toEqual([order, order]);
  expect((await listOf(`search=${order?.reference}`)).invoices).toEqual(invoices);
});
