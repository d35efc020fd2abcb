import { type AccountsFile, type MoneyAccount, moneyAccounts, paymentMethods } from '@app/contracts';
import type { AppConfig } from '../../config/app-config';
import { oneOfSql } from '../../database/one-of';
import type { CellKind, SheetColumn } from '../../platform/spreadsheets/sheet-column';
import { methodsOfAccount } from '../month-end/methods-of-account';
import {
  entryDescriptionSql,
  fromAccountLinesSql,
  fromEntriesSql,
  fromPayoutsSql,
  inLondonSql,
  isDayInPeriodSql,
  londonDateSql,
  payerSql,
} from './account-lines';
import { splitAddress } from './split-address';
import type { FileLimits } from './split-rows';

export type AccountsRow = Record<string, string | number | null>;

interface AccountsSheet {
  columns: readonly SheetColumn<AccountsRow>[];
  /** `$1` and `$2`: start and end of the period. */
  sql: string;
  limits?: FileLimits;
}

/** `value`: an SQL expression or a function of the row; null for an empty column, which the template has and we do not. */
type Column = [title: string, kind: CellKind, value: string | ((row: AccountsRow) => string) | null];

const inPoundsSql = (sql: string) => `(${sql} / 100.00)::numeric(20, 2)::text`;
const ukDaySql = (at: string) => `to_char(${inLondonSql(at)}, 'DD/MM/YYYY')`;
/** Xero and QuickBooks take the VAT period from the invoice date. */
const ukTaxPointSql = `to_char(tax_point::date, 'DD/MM/YYYY')`;
const defineSheet = (columns: readonly Column[], from: string, limits?: FileLimits): AccountsSheet => {
  const selected = columns.flatMap(([title, , value]) =>
    typeof value === 'string' ? [`${value} AS "${title}"`] : [],
  );
  return {
    columns: columns.map(([title, kind, value]) => ({
      title,
      kind,
      width: 16,
      read: (row) => (typeof value === 'function' ? value(row) : (row[title] ?? null)),
    })),
    sql: `SELECT ${selected.join(', ')} ${from}`,
    ...(limits && { limits }),
  };
};

const emptyColumns = (...titles: string[]): Column[] => titles.map((title) => [title, 'text', null]);

const buyerNameSql = `coalesce(invoice.buyer ->> 'name', 'Customer')`;
const vatNumberSql = (party: string) => `upper(regexp_replace(${party} ->> 'vatNumber', '\\s', '', 'g'))`;
const emailSql = (who: string) => `lower(${who} ->> 'email')`;
const lowerCaseNameSql = (who: string) => `lower(btrim(${who} ->> 'name'))`;
/**
 * Xero and QuickBooks identify customers by name. If several customers share a name, all but the first get their email
 * address, VAT number or reference appended. Invoices with the same email address, VAT number or order are of one customer.
 */
const contactSql = `${buyerNameSql} || CASE WHEN first_named.id <> first_of_order.id
  AND coalesce(${emailSql('first_named.buyer')} <> ${emailSql('first_of_order.buyer')}, true)
  AND coalesce(${vatNumberSql('first_named.buyer')} <> ${vatNumberSql('invoice.buyer')}, true)
  THEN ' (' || coalesce(first_of_order.buyer ->> 'email', invoice.buyer ->> 'vatNumber', reference) || ')' ELSE '' END`;
const joinCustomersOfSameNameSql = `
  LEFT JOIN (SELECT DISTINCT ON (1) ${lowerCaseNameSql('buyer')} AS name, id, buyer FROM invoice ORDER BY 1, id) AS first_named
    ON first_named.name = ${lowerCaseNameSql('invoice.buyer')}
  LEFT JOIN LATERAL (
    SELECT earlier.id, earlier.buyer
    FROM invoice AS earlier
    WHERE earlier.order_id = invoice.order_id AND ${lowerCaseNameSql('earlier.buyer')} = first_named.name
    ORDER BY earlier.id LIMIT 1
  ) AS first_of_order ON true`;
/** What customers write on a transfer, and the statements name. A line's own reference is its top's. */
const orderReferenceSql =
  '(SELECT placed.reference FROM customer_order AS placed WHERE placed.id = invoice.order_id)';
const hasVatSql = `seller ->> 'vatNumber' IS NOT NULL`;
const fromInvoiceLinesSql = `FROM invoice JOIN invoice_line AS line ON line.invoice_id = invoice.id`;
/** By tax point. No invoice gets a tax point in a locked month. */
const whereInPeriodSql = `WHERE ${isDayInPeriodSql('tax_point')}`;
/** For a final invoice, the last day to pay the requested balance; otherwise the day of issue. */
const dueAtSql = `greatest(issued_at, (
  SELECT due_before - interval '1 millisecond'
  FROM balance_request WHERE balance_request.order_id = invoice.order_id AND invoice.kind = 'final'))`;
const orderByNumberSql = 'ORDER BY issued_at, invoice.id';
const orderByNumberAndPositionSql = `${orderByNumberSql}, position`;

const orderByTimeSql = 'ORDER BY moved_at, entry.id';
/** The code that the provider lists. Of a second charge, only the id is known. */
const transactionSql = `coalesce((
  SELECT transaction_code FROM payment_attempt AS attempt
  WHERE attempt.id = entry.attempt_id AND attempt.transaction_id = entry.transaction_id), entry.transaction_id)`;
const sqlLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;

const addressColumn = (
  title: string,
  part: (parts: ReturnType<typeof splitAddress>) => string | undefined,
): Column => [title, 'text', ({ address }) => part(splitAddress(String(address ?? ''))) ?? ''];

/** Both programs take 1,000 lines per file, including the header. */
const maxRows = 999;
const maxInvoicesPerImport = { xero: 500, quickbooks: 100 } as const;

/** One row per line. QuickBooks has no template for credit notes: their columns are mapped by hand on import. */
const quickbooksDocuments = (
  { quickbooksItem, quickbooksTaxCode }: AppConfig['accounts'],
  { documentKind, condition, sign }: { documentKind: string; condition: string; sign: '' | '-' },
): AccountsSheet =>
  defineSheet(
    [
      [`*${documentKind}No`, 'text', 'number'],
      ['*Customer', 'text', contactSql],
      [`*${documentKind}Date`, 'day', ukTaxPointSql],
      ['*DueDate', 'day', ukDaySql(dueAtSql)],
      ...emptyColumns('Terms', 'Location'),
      ['Memo', 'text', orderReferenceSql],
      ['Item(Product/Service)', 'text', sqlLiteral(quickbooksItem)],
      ['ItemDescription', 'text', 'description'],
      ['ItemQuantity', 'whole', '1'],
      ['ItemRate', 'pounds', inPoundsSql(`${sign}gross_pence`)],
      ['*ItemAmount', 'pounds', inPoundsSql(`${sign}gross_pence`)],
      [
        '*ItemTaxCode',
        'text',
        `CASE WHEN ${hasVatSql} THEN ${sqlLiteral(quickbooksTaxCode)} ELSE 'No VAT' END`,
      ],
      ['ItemTaxAmount', 'pounds', inPoundsSql(`${sign}vat_pence`)],
      ['Currency', 'text', `'GBP'`],
      ['Service Date', 'day', ukTaxPointSql],
    ],
    `${fromInvoiceLinesSql} ${joinCustomersOfSameNameSql} ${whereInPeriodSql} AND ${condition} ${orderByNumberAndPositionSql}`,
    { rows: maxRows, invoices: { max: maxInvoicesPerImport.quickbooks, numberColumn: `*${documentKind}No` } },
  );

const ukLineDaySql = `to_char(day::date, 'DD/MM/YYYY')`;

/** Imported into a separate account per method: a card payment is not in the bank until it is paid out. */
const xeroStatement = (account: MoneyAccount): AccountsSheet =>
  defineSheet(
    [
      ['*Date', 'day', ukLineDaySql],
      ['*Amount', 'pounds', inPoundsSql('pence')],
      ['Payee', 'text', 'payee'],
      ['Description', 'text', 'description'],
      ['Reference', 'text', 'reference'],
      ...emptyColumns('Cheque Number'),
    ],
    fromAccountLinesSql(account),
    { rows: maxRows },
  );

/** Intuit's bank upload for the UK: three columns, dates as dd/mm/yyyy, money out as negative amounts, at most 350 KB. */
const quickbooksStatement = (account: MoneyAccount): AccountsSheet =>
  defineSheet(
    [
      ['Date', 'day', ukLineDaySql],
      ['Description', 'text', `concat_ws(', ', description, reference, payee)`],
      ['Amount', 'pounds', inPoundsSql('pence')],
    ],
    fromAccountLinesSql(account),
    { rows: maxRows },
  );

/** Codes of Sage's default chart of accounts. Payments are outside VAT (T9); card fees are exempt. */
const sageCodes = {
  sales: '4000',
  bankCharges: '7901',
  suspense: '9998',
  accounts: { bank: '1200', card: '1250', cash: '1230' } satisfies Record<MoneyAccount, string>,
  vat: 'T1',
  exempt: 'T2',
  noVat: 'T9',
};
const sageAccountSql = `CASE ${moneyAccounts
  .map(
    (account) =>
      `WHEN ${oneOfSql('method', methodsOfAccount[account])} THEN '${sageCodes.accounts[account]}'`,
  )
  .join(' ')} END`;

const { bank: sageBank, card: sageCard } = sageCodes.accounts;

/** A payout is a journal from card to bank, so its two lines stay in one file. Fees and deductions are payments. */
const sagePayoutLinesSql = [
  {
    type: `CASE WHEN net < 0 THEN 'JD' ELSE 'JC' END`,
    nominal: sageCard,
    pence: 'net',
    text: 'Payout to the bank',
  },
  {
    type: `CASE WHEN net < 0 THEN 'JC' ELSE 'JD' END`,
    nominal: sageBank,
    pence: 'net',
    text: 'Payout to the bank',
  },
  {
    type: `'BP'`,
    account: sageCard,
    nominal: sageCodes.bankCharges,
    pence: 'fee',
    text: 'Card fees',
    tax: sageCodes.exempt,
  },
  { type: `'BP'`, account: sageCard, nominal: sageCodes.suspense, pence: 'others', text: 'Other deduction' },
]
  .map(
    ({ type, account = '', nominal, pence, text, tax = sageCodes.noVat }, position) => `
      UNION ALL
      SELECT ${type}, '${account}', '${nominal}', booked_on, left(reference, 30), '${text}' || "lateText", ${pence}, 0, '${tax}',
        NULL, id, ${position}
      ${fromPayoutsSql} WHERE ${pence} <> 0`,
  )
  .join('');

/**
 * Sage 50's audit trail, with positive amounts. Each row is an invoice (SI), a credit note (SC), a payment on account in
 * or out (SA, SP), or a part of a payout: a journal (JC, JD) or a bank payment (BP). Sage cannot import payments that are
 * allocated to invoices.
 */
const sageTransactions = (customer: string): AccountsSheet =>
  defineSheet(
    [
      ['Type', 'text', 'type'],
      ['Account Reference', 'text', 'account'],
      ['Nominal A/C Ref', 'text', 'nominal'],
      ['Department Code', 'whole', '0'],
      ['Date', 'day', `to_char(day::date, 'DD/MM/YYYY')`],
      ['Reference', 'text', 'reference'],
      ['Details', 'text', 'left(details, 60)'],
      ['Net Amount', 'pounds', inPoundsSql('abs(net)')],
      ['Tax Code', 'text', 'tax_code'],
      ['Tax Amount', 'pounds', inPoundsSql('abs(vat)')],
    ],
    `FROM (
      SELECT CASE WHEN sum(gross_pence) < 0 THEN 'SC' ELSE 'SI' END AS type, ${sqlLiteral(customer)} AS account,
        '${sageCodes.sales}' AS nominal,
        tax_point AS day, number AS reference, ${buyerNameSql} AS details, sum(net_pence) AS net, sum(vat_pence) AS vat,
        CASE WHEN ${hasVatSql} THEN '${sageCodes.vat}' ELSE '${sageCodes.noVat}' END AS tax_code, issued_at AS at,
        invoice.id, 0 AS position
      ${fromInvoiceLinesSql} ${whereInPeriodSql} GROUP BY invoice.id
      UNION ALL
      SELECT CASE WHEN pence < 0 THEN 'SP' ELSE 'SA' END, ${sqlLiteral(customer)}, ${sageAccountSql}, ${londonDateSql('moved_at')}, ordered.reference,
        ${entryDescriptionSql}, pence, 0, '${sageCodes.noVat}', moved_at,
        entry.id, 0
      ${fromEntriesSql(paymentMethods)}${sagePayoutLinesSql}) AS line
    ORDER BY day, at, id, position`,
    { rows: maxRows, invoices: { max: maxRows, numberColumn: 'Reference' } },
  );

/**
 * Columns as in the UK import templates of Xero and QuickBooks. Amounts include VAT: the person who imports them has to
 * choose this option.
 */
export const accountsSheets = (
  settings: AppConfig['accounts'],
): Readonly<Record<AccountsFile, AccountsSheet>> => ({
  invoices: defineSheet(
    [
      ['Number', 'text', 'number'],
      ['Kind', 'text', `replace(invoice.kind, '-', ' ')`],
      ['Date', 'day', londonDateSql('issued_at')],
      ['Tax point', 'day', 'tax_point'],
      ['Customer', 'text', buyerNameSql],
      ['VAT number', 'text', `invoice.buyer ->> 'vatNumber'`],
      ['Order', 'text', orderReferenceSql],
      ['Net (£)', 'pounds', inPoundsSql('sum(net_pence)')],
      ['VAT (£)', 'pounds', inPoundsSql('sum(vat_pence)')],
      ['Inc. VAT (£)', 'pounds', inPoundsSql('sum(gross_pence)')],
    ],
    `${fromInvoiceLinesSql} ${whereInPeriodSql} GROUP BY invoice.id ${orderByNumberSql}`,
  ),
  ledger: defineSheet(
    [
      ['Date', 'day', londonDateSql('moved_at')],
      ['Recorded', 'time', `to_char(${inLondonSql('recorded_at')}, 'YYYY-MM-DD HH24:MI')`],
      ['Kind', 'text', 'entry.kind'],
      ['How', 'text', `replace(method, '-', ' ')`],
      ['Amount (£)', 'pounds', inPoundsSql('pence')],
      ['Order', 'text', 'ordered.reference'],
      ['Customer', 'text', payerSql],
      ['Transaction', 'text', transactionSql],
    ],
    `${fromEntriesSql(paymentMethods)} ${orderByTimeSql}`,
  ),
  payouts: defineSheet(
    [
      ['Date', 'day', 'booked_on'],
      ['Paid on', 'day', 'paid_on'],
      ['Reference', 'text', 'reference'],
      ['Payments', 'whole', 'payments'],
      ['Gross (£)', 'pounds', inPoundsSql('gross')],
      ['Fees (£)', 'pounds', inPoundsSql('fee')],
      ['Refunds (£)', 'pounds', inPoundsSql('refunds')],
      ['Chargebacks (£)', 'pounds', inPoundsSql('chargebacks')],
      ['Other deductions (£)', 'pounds', inPoundsSql('others')],
      ['Net (£)', 'pounds', inPoundsSql('net')],
    ],
    `${fromPayoutsSql} ORDER BY booked_on, id`,
  ),
  'xero-invoices': defineSheet(
    [
      ['*ContactName', 'text', contactSql],
      ['EmailAddress', 'text', `invoice.buyer ->> 'email'`],
      ...[0, 1, 2, 3].map((line) => addressColumn(`POAddressLine${line + 1}`, (parts) => parts.lines[line])),
      ...emptyColumns('POCity', 'PORegion'),
      addressColumn('POPostalCode', ({ postcode }) => postcode),
      ...emptyColumns('POCountry'),
      ['*InvoiceNumber', 'text', 'number'],
      ['Reference', 'text', orderReferenceSql],
      ['*InvoiceDate', 'day', ukTaxPointSql],
      ['*DueDate', 'day', ukDaySql(dueAtSql)],
      ['Total', 'pounds', inPoundsSql('sum(gross_pence) OVER (PARTITION BY invoice.id)')],
      ...emptyColumns('InventoryItemCode'),
      ['*Description', 'text', 'description'],
      ['*Quantity', 'whole', '1'],
      ['*UnitAmount', 'pounds', inPoundsSql('gross_pence')],
      ...emptyColumns('Discount'),
      ['*AccountCode', 'text', sqlLiteral(settings.xeroAccountCode)],
      [
        '*TaxType',
        'text',
        `CASE WHEN ${hasVatSql} THEN ${sqlLiteral(settings.xeroTaxName)} ELSE 'No VAT' END`,
      ],
      ['TaxAmount', 'pounds', inPoundsSql('vat_pence')],
      ...emptyColumns('TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
      ['Currency', 'text', `'GBP'`],
      ...emptyColumns('BrandingTheme'),
    ],
    `, invoice.buyer ->> 'address' AS address ${fromInvoiceLinesSql} ${joinCustomersOfSameNameSql} ${whereInPeriodSql} ${orderByNumberAndPositionSql}`,
    { rows: maxRows, invoices: { max: maxInvoicesPerImport.xero, numberColumn: '*InvoiceNumber' } },
  ),
  'xero-bank': xeroStatement('bank'),
  'xero-card': xeroStatement('card'),
  'xero-cash': xeroStatement('cash'),
  'quickbooks-invoices': quickbooksDocuments(settings, {
    documentKind: 'Invoice',
    condition: `invoice.kind <> 'credit-note'`,
    sign: '',
  }),
  // Imported separately, with positive amounts.
  'quickbooks-credit-notes': quickbooksDocuments(settings, {
    documentKind: 'CreditNote',
    condition: `invoice.kind = 'credit-note'`,
    sign: '-',
  }),
  'quickbooks-bank': quickbooksStatement('bank'),
  'quickbooks-card': quickbooksStatement('card'),
  'quickbooks-cash': quickbooksStatement('cash'),
  'sage-transactions': sageTransactions(settings.sageCustomer),
});
