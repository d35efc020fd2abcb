import type { AccountsFile } from '@app/contracts';
import type { CellKind, SheetColumn } from '../../platform/spreadsheets/sheet-column';

/** A row of a file, by the titles of its columns. */
export type AccountsRow = Record<string, string | number | null>;

interface AccountsSheet {
  columns: readonly SheetColumn<AccountsRow>[];
  /** `$1` and `$2`: the time that it is of. */
  sql: string;
}

/** SQL; null: the column belongs to the program's file, and we have nothing for it. */
type Column = [title: string, kind: CellKind, sql: string | null];

const inPounds = (sql: string) => `(${sql} / 100.00)::numeric(20, 2)::text`;
const london = (at: string) => `(${at} AT TIME ZONE 'Europe/London')`;
const day = (at: string) => `to_char(${london(at)}, 'YYYY-MM-DD')`;
/** As programs for the United Kingdom read it. */
const ukDay = (at: string) => `to_char(${london(at)}, 'DD/MM/YYYY')`;
const during = (at: string) =>
  `(${at} >= $1 OR $1::timestamptz IS NULL) AND (${at} < $2 OR $2::timestamptz IS NULL)`;

const sheet = (columns: readonly Column[], from: string): AccountsSheet => ({
  columns: columns.map(([title, kind]) => ({
    title,
    kind,
    width: 16,
    read: ({ [title]: value = null }) => value,
  })),
  sql: `SELECT ${columns.map(([title, , sql]) => `${sql ?? 'NULL'} AS "${title}"`).join(', ')} ${from}`,
});

const empty = (...titles: string[]): Column[] => titles.map((title) => [title, 'text', null]);

const buyer = `coalesce(buyer ->> 'name', 'Customer')`;
const hasVat = `seller ->> 'vatNumber' IS NOT NULL`;
const lines = `FROM invoice JOIN invoice_line AS line ON line.invoice_id = invoice.id WHERE ${during('issued_at')}`;
/** When it is to be paid: what the last day of a balance is, for the final invoice whose balance is asked for. */
const dueAt = `greatest(issued_at, (
  SELECT max(due_before) - interval '1 millisecond'
  FROM invoice_line AS asked JOIN balance_request ON balance_request.quote_id = asked.quote_id
  WHERE asked.invoice_id = invoice.id AND invoice.kind = 'final'))`;
const byNumber = 'ORDER BY issued_at, invoice.id';
const perLine = `${byNumber}, position`;

const entries = `
  FROM ledger_entry AS entry
  LEFT JOIN deposit ON deposit.id = entry.deposit_id
  LEFT JOIN quote ON quote.id = entry.quote_id
  CROSS JOIN LATERAL (
    SELECT coalesce(quote.reference, (
      SELECT string_agg(reference, ', ' ORDER BY position) FROM deposit_quote WHERE deposit_id = entry.deposit_id
    )) AS reference) AS about
  WHERE ${during('moved_at')} ORDER BY moved_at, entry.id`;
/** As the provider's own list names it; of a second charge, of which only the id was told, that. */
const transaction = `coalesce((
  SELECT transaction_code FROM payment_attempt AS attempt
  WHERE attempt.id = entry.attempt_id AND attempt.transaction_id = entry.transaction_id), entry.transaction_id)`;
const payer = 'coalesce(deposit.customer_name, quote.customer_name)';
const what = `initcap(left(entry.kind, 1)) || substr(entry.kind, 2) || ', ' || replace(means, '-', ' ')`;

/** One row a line. Of credit notes there is no template: their columns are assigned by hand when they are imported. */
const quickbooks = (paper: string, which: string, sign: '' | '-'): AccountsSheet =>
  sheet(
    [
      [`*${paper}No`, 'text', 'number'],
      ['*Customer', 'text', buyer],
      [`*${paper}Date`, 'day', ukDay('issued_at')],
      ['*DueDate', 'day', ukDay(dueAt)],
      ...empty('Terms', 'Location'),
      ['Memo', 'text', 'reference'],
      ...empty('Item(Product/Service)'),
      ['ItemDescription', 'text', 'description'],
      ['ItemQuantity', 'whole', '1'],
      ['ItemRate', 'pounds', inPounds(`${sign}gross_pence`)],
      ['*ItemAmount', 'pounds', inPounds(`${sign}gross_pence`)],
      ['*ItemTaxCode', 'text', `CASE WHEN ${hasVat} THEN '20.0% S' ELSE 'No VAT' END`],
      ['ItemTaxAmount', 'pounds', inPounds(`${sign}vat_pence`)],
      ['Currency', 'text', `'GBP'`],
      ['Service Date', 'day', `to_char(tax_point::date, 'DD/MM/YYYY')`],
    ],
    `${lines} AND ${which} ${perLine}`,
  );

/**
 * What each file has. Those of Xero and QuickBooks have the columns of their own templates for the United Kingdom, in
 * their order; amounts include VAT, which is to be said where they are imported.
 */
export const accountsSheets: Readonly<Record<AccountsFile, AccountsSheet>> = {
  invoices: sheet(
    [
      ['Number', 'text', 'number'],
      ['Kind', 'text', `replace(invoice.kind, '-', ' ')`],
      ['Date', 'day', day('issued_at')],
      ['Tax point', 'day', 'tax_point'],
      ['Customer', 'text', buyer],
      ['VAT number', 'text', `buyer ->> 'vatNumber'`],
      ['Orders', 'text', `string_agg(DISTINCT reference, ', ')`],
      ['Net (£)', 'pounds', inPounds('sum(net_pence)')],
      ['VAT (£)', 'pounds', inPounds('sum(vat_pence)')],
      ['Inc. VAT (£)', 'pounds', inPounds('sum(gross_pence)')],
    ],
    `${lines} GROUP BY invoice.id ${byNumber}`,
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
  'xero-invoices': sheet(
    [
      ['*ContactName', 'text', buyer],
      ...empty('EmailAddress'),
      ['POAddressLine1', 'text', `buyer ->> 'address'`],
      ...empty('POAddressLine2', 'POAddressLine3', 'POAddressLine4', 'POCity', 'PORegion', 'POPostalCode'),
      ...empty('POCountry'),
      ['*InvoiceNumber', 'text', 'number'],
      ['Reference', 'text', 'reference'],
      ['*InvoiceDate', 'day', ukDay('issued_at')],
      ['*DueDate', 'day', ukDay(dueAt)],
      ...empty('InventoryItemCode'),
      ['*Description', 'text', 'description'],
      ['*Quantity', 'whole', '1'],
      ['*UnitAmount', 'pounds', inPounds('gross_pence')],
      ...empty('Discount'),
      ['*AccountCode', 'whole', '200'],
      ['*TaxType', 'text', `CASE WHEN ${hasVat} THEN '20% (VAT on Income)' ELSE 'No VAT' END`],
      ...empty('TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
      ['Currency', 'text', `'GBP'`],
      ...empty('BrandingTheme'),
    ],
    `${lines} ${perLine}`,
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
  ),
  'quickbooks-invoices': quickbooks('Invoice', `invoice.kind <> 'credit-note'`, ''),
  // Imported by themselves, and above nothing.
  'quickbooks-credit-notes': quickbooks('CreditNote', `invoice.kind = 'credit-note'`, '-'),
  // The bank upload of Intuit's help for the UK: three columns, days as dd/mm/yyyy, money out below nothing; 350 KB at most.
  'quickbooks-statement': sheet(
    [
      ['Date', 'day', ukDay('moved_at')],
      ['Description', 'text', `concat_ws(', ', ${what}, about.reference, ${payer})`],
      ['Amount', 'pounds', inPounds('pence')],
    ],
    entries,
  ),
};
