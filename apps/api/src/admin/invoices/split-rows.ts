export interface FileLimits {
  rows: number;
  /** An invoice spans several rows; `numberColumn` is the title of the column with its number. */
  invoices?: { max: number; numberColumn: string };
}

/** Splits rows into files within the limits. An invoice is never split. Without rows there is one empty file. */
export async function* splitRows<Row extends Record<string, unknown>>(
  batches: AsyncIterable<readonly Row[]>,
  { rows: maxRows, invoices }: FileLimits,
): AsyncGenerator<Row[]> {
  let file: Row[] = [];
  let invoiceCount = 0;
  for await (const rows of groupByInvoice(batches, invoices?.numberColumn)) {
    if (file.length + rows.length > maxRows || (invoices && invoiceCount === invoices.max)) {
      yield file;
      file = [];
      invoiceCount = 0;
    }
    file.push(...rows);
    invoiceCount += 1;
  }
  yield file;
}

async function* groupByInvoice<Row extends Record<string, unknown>>(
  batches: AsyncIterable<readonly Row[]>,
  numberColumn: string | undefined,
): AsyncGenerator<Row[]> {
  let invoice: Row[] = [];
  for await (const rows of batches)
    for (const row of rows) {
      const isSame = numberColumn !== undefined && invoice[0]?.[numberColumn] === row[numberColumn];
      if (invoice.length && !isSame) {
        yield invoice;
        invoice = [];
      }
      invoice.push(row);
    }
  if (invoice.length) yield invoice;
}
