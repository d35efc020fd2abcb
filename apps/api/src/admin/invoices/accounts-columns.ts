import type { AccountsFile } from '@app/contracts';
import type { AppConfig } from '../../config/app-config';
import type { CellKind, SheetColumn } from '../../platform/spreadsheets/sheet-column';
import { splitAddress } from './split-address';
import type { FileLimits } from './split-rows';

export type AccountsRow = Record<string, string | number | null>;

interface AccountsSheet {
  columns: readonly SheetColumn<AccountsRow>[];
  /** `$1` and `$2`: the time that it is of. */
  sql: string;
  limits?: FileLimits;
}

/** SQL, or what is made of the row; null: the column belongs to the program's file, and we have nothing for it. */
type Column = [title: string, kind: CellKind, value: string | ((row: AccountsRow) => string) | null];

const inPounds = (sql: string) => `(${sql} / 100.00)::numeric(20, 2)::text`;
const london = (at: string) => `(${at} AT TIME ZONE 'Europe/London')`;
const day = (at: string) => `to_char(${london(at)}, 'YYYY-MM-DD')`;
const ukDay = (at: string) => `to_char(${london(at)}, 'DD/MM/YYYY')`;
/** Both programs take the VAT period from the date of an invoice. */
const ukTaxPoint = `to_char(tax_point::date, 'DD/MM/YYYY')`;
const during = (at: string) =>
  `(${at} >= $1 OR $1::timestamptz IS NULL) AND (${at} < $2 OR $2::timestamptz IS NULL)`;

const sheet = (columns: readonly Column[], from: string, limits?: FileLimits): AccountsSheet => {
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

const empty = (...titles: string[]): Column[] => titles.map((title) => [title, 'text', null]);

const buyer = `coalesce(invoice.buyer ->> 'name', 'Customer')`;
const vatNumberOf = (who: string) => `upper(regexp_replace(${who} ->> 'vatNumber', '\\s', '', 'g'))`;
const emailOf = (who: string) => `lower(${who} ->> 'email')`;
const nameOf = (who: string) => `lower(btrim(${who} ->> 'name'))`;
/** Programs know customers by their names alone: of several with one name, all but the first have their e-mail address, VAT number or order with it. One VAT number, address or order is one customer. */
const contact = `${buyer} || CASE WHEN first_named.id <> first_of_order.id
  AND coalesce(${emailOf('first_named.buyer')} <> ${emailOf('first_of_order.buyer')}, true)
  AND coalesce(${vatNumberOf('first_named.buyer')} <> ${vatNumberOf('invoice.buyer')}, true)
  THEN ' (' || coalesce(first_of_order.buyer ->> 'email', invoice.buyer ->> 'vatNumber', reference) || ')' ELSE '' END`;
const firstNamed = `
  LEFT JOIN (SELECT DISTINCT ON (1) ${nameOf('buyer')} AS name, id, buyer FROM invoice ORDER BY 1, id) AS first_named
    ON first_named.name = ${nameOf('invoice.buyer')}
  LEFT JOIN LATERAL (
    SELECT earlier.id, earlier.buyer
    FROM invoice AS earlier
    WHERE earlier.order_id = invoice.order_id AND ${nameOf('earlier.buyer')} = first_named.name
    ORDER BY earlier.id LIMIT 1
  ) AS first_of_order ON true`;
const hasVat = `seller ->> 'vatNumber' IS NOT NULL`;
const lines = `FROM invoice JOIN invoice_line AS line ON line.invoice_id = invoice.id`;
const issuedThen = `WHERE ${during('issued_at')}`;
/** When it is to be paid: what the last day of a balance is, for the final invoice whose balance is asked for. */
const dueAt = `greatest(issued_at, (
  SELECT due_before - interval '1 millisecond'
  FROM balance_request WHERE balance_request.order_id = invoice.order_id AND invoice.kind = 'final'))`;
const byNumber = 'ORDER BY issued_at, invoice.id';
const perLine = `${byNumber}, position`;

const entries = `
  FROM (SELECT * FROM ledger_entry WHERE ${during('moved_at')}) AS entry
  LEFT JOIN deposit ON deposit.id = entry.deposit_id
  CROSS JOIN LATERAL (
    SELECT string_agg(quote.reference, ', ' ORDER BY position) AS reference,
      (array_agg(customer_name ORDER BY customer_name IS NULL, position))[1] AS customer_name
    FROM order_item JOIN quote ON quote.id = quote_id
    WHERE order_item.order_id = coalesce(entry.order_id, deposit.order_id)) AS about
  ORDER BY moved_at, entry.id`;
/** As the provider's own list names it; of a second charge, of which only the id was told, that. */
const transaction = `coalesce((
  SELECT transaction_code FROM payment_attempt AS attempt
  WHERE attempt.id = entry.attempt_id AND attempt.transaction_id = entry.transaction_id), entry.transaction_id)`;
const payer = 'coalesce(deposit.customer_name, about.customer_name)';
const what = `initcap(left(entry.kind, 1)) || substr(entry.kind, 2) || ', ' || replace(means, '-', ' ')`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const ofAddress = (
  title: string,
  part: (parts: ReturnType<typeof splitAddress>) => string | undefined,
): Column => [title, 'text', ({ address }) => part(splitAddress(String(address ?? ''))) ?? ''];

/** With the titles a file of 1,000 lines: neither program takes more. */
const mostRows = 999;
const mostAtOnce = { xero: 500, quickbooks: 100 } as const;

/** One row a line. Of credit notes there is no template: their columns are assigned by hand when they are imported. */
const quickbooks = (
  { quickbooksItem, quickbooksTaxCode }: AppConfig['accounts'],
  paper: string,
  which: string,
  sign: '' | '-',
): AccountsSheet =>
  sheet(
    [
      [`*${paper}No`, 'text', 'number'],
      ['*Customer', 'text', contact],
      [`*${paper}Date`, 'day', ukTaxPoint],
      ['*DueDate', 'day', ukDay(dueAt)],
      ...empty('Terms', 'Location'),
      ['Memo', 'text', 'reference'],
      ['Item(Product/Service)', 'text', literal(quickbooksItem)],
      ['ItemDescription', 'text', 'description'],
      ['ItemQuantity', 'whole', '1'],
      ['ItemRate', 'pounds', inPounds(`${sign}gross_pence`)],
      ['*ItemAmount', 'pounds', inPounds(`${sign}gross_pence`)],
      ['*ItemTaxCode', 'text', `CASE WHEN ${hasVat} THEN ${literal(quickbooksTaxCode)} ELSE 'No VAT' END`],
      ['ItemTaxAmount', 'pounds', inPounds(`${sign}vat_pence`)],
      ['Currency', 'text', `'GBP'`],
      ['Service Date', 'day', ukTaxPoint],
    ],
    `${lines} ${firstNamed} ${issuedThen} AND ${which} ${perLine}`,
    { rows: mostRows, invoices: { most: mostAtOnce.quickbooks, numbers: `*${paper}No` } },
  );

/** The columns of Xero's and QuickBooks' own templates for the United Kingdom, in their order; amounts include VAT, which is to be said on importing. */
export const accountsSheets = (
  settings: AppConfig['accounts'],
): Readonly<Record<AccountsFile, AccountsSheet>> => ({
  invoices: sheet(
    [
      ['Number', 'text', 'number'],
      ['Kind', 'text', `replace(invoice.kind, '-', ' ')`],
      ['Date', 'day', day('issued_at')],
      ['Tax point', 'day', 'tax_point'],
      ['Customer', 'text', buyer],
      ['VAT number', 'text', `invoice.buyer ->> 'vatNumber'`],
      ['Orders', 'text', `string_agg(DISTINCT reference, ', ')`],
      ['Net (£)', 'pounds', inPounds('sum(net_pence)')],
      ['VAT (£)', 'pounds', inPounds('sum(vat_pence)')],
      ['Inc. VAT (£)', 'pounds', inPounds('sum(gross_pence)')],
    ],
    `${lines} ${issuedThen} GROUP BY invoice.id ${byNumber}`,
  ),
  ledger: sheet(
    [
      ['Date', 'day', day('moved_at')],
      ['Recorded', 'time', `to_char(${london('recorded_at')}, 'YYYY-MM-DD HH24:MI')`],
      ['Kind', 'text', 'entry.kind'],
      ['How', 'text', `replace(means, '-', ' ')`],
      ['Amount (£)', 'pounds', inPounds('pence')],
      ['Orders', 'text', 'about.reference'],
      ['Customer', 'text', payer],
      ['Transaction', 'text', transaction],
    ],
    entries,
  ),
  // The columns of SalesInvoiceTemplate.csv, which Xero offers where invoices are imported.
  'xero-invoices': sheet(
    [
      ['*ContactName', 'text', contact],
      ['EmailAddress', 'text', `invoice.buyer ->> 'email'`],
      ...[0, 1, 2, 3].map((line) => ofAddress(`POAddressLine${line + 1}`, (parts) => parts.lines[line])),
      ...empty('POCity', 'PORegion'),
      ofAddress('POPostalCode', ({ postcode }) => postcode),
      ...empty('POCountry'),
      ['*InvoiceNumber', 'text', 'number'],
      ['Reference', 'text', 'reference'],
      ['*InvoiceDate', 'day', ukTaxPoint],
      ['*DueDate', 'day', ukDay(dueAt)],
      ['Total', 'pounds', inPounds('sum(gross_pence) OVER (PARTITION BY invoice.id)')],
      ...empty('InventoryItemCode'),
      ['*Description', 'text', 'description'],
      ['*Quantity', 'whole', '1'],
      ['*UnitAmount', 'pounds', inPounds('gross_pence')],
      ...empty('Discount'),
      ['*AccountCode', 'text', literal(settings.xeroAccountCode)],
      ['*TaxType', 'text', `CASE WHEN ${hasVat} THEN ${literal(settings.xeroTaxName)} ELSE 'No VAT' END`],
      ['TaxAmount', 'pounds', inPounds('vat_pence')],
      ...empty('TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
      ['Currency', 'text', `'GBP'`],
      ...empty('BrandingTheme'),
    ],
    `, invoice.buyer ->> 'address' AS address ${lines} ${firstNamed} ${issuedThen} ${perLine}`,
    { rows: mostRows, invoices: { most: mostAtOnce.xero, numbers: '*InvoiceNumber' } },
  ),
  'xero-statement': sheet(
    [
      ['*Date', 'day', ukDay('moved_at')],
      ['*Amount', 'pounds', inPounds('pence')],
      ['Payee', 'text', payer],
      ['Description', 'text', what],
      ['Reference', 'text', 'about.reference'],
      ...empty('Cheque Number'),
    ],
    entries,
    { rows: mostRows },
  ),
  'quickbooks-invoices': quickbooks(settings, 'Invoice', `invoice.kind <> 'credit-note'`, ''),
  // Imported by themselves, and above nothing.
  'quickbooks-credit-notes': quickbooks(settings, 'CreditNote', `invoice.kind = 'credit-note'`, '-'),
  // The bank upload of Intuit's help for the UK: three columns, days as dd/mm/yyyy, money out below nothing; 350 KB at most.
  'quickbooks-statement': sheet(
    [
      ['Date', 'day', ukDay('moved_at')],
      ['Description', 'text', `concat_ws(', ', ${what}, about.reference, ${payer})`],
      ['Amount', 'pounds', inPounds('pence')],
    ],
    entries,
    { rows: mostRows },
  ),
});
