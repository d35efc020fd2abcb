import { useApi } from '../testing/use-api';
import { erasedRows } from './erasing/erased-rows';

/** The same reason for each of these tables or columns. */
const forReason = (reason: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));

const notPersonal = 'nobody’s: ids, figures, and words of ours or of staff about the shop';
const ownFailure = 'an error of ours over ids and amounts, gone with the next look that ends well';
const ofStaff = 'of staff, who are no customers';
const generated = 'PostgreSQL makes it anew of the columns that are erased';

/** Why a table, or a column that could hold somebody's words, is left as it is when a person is erased. */
const kept: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  ...forReason(
    notPersonal,
    ...['appointment_rules', 'backup_run', 'balance_request', 'bank_line', 'basket'],
    ...['cancelling_rules', 'cancelling_rules_before', 'color', 'company', 'cutout', 'invoice_counter'],
    ...['invoice_line', 'invoicing_start', 'job_top', 'material', 'price_change'],
    ...['schema_migration', 'security_event', 'shop_hold', 'sink_type', 'thickness'],
    ...['trade_percentage', 'trade_rules', 'worker_process', 'workshop'],
  ),
  ...forReason(ofStaff, 'staff_device', 'staff_invitation', 'staff_recovery_code', 'staff_second_factor'),
  ...forReason(ofStaff, 'calendar_feed', 'staff_session', 'staff_user'),
  appointment: notPersonal,
  attachment: 'removed by eraseRows, with its file',
  audit_entry: 'nobody may change it, so no customer’s words are ever written to it',
  deposit: { ...forReason(generated, 'search_text'), ...forReason(notPersonal, 'begun_in') },
  customer_order: forReason(notPersonal, 'reference'),
  erasure: 'ids of what was erased, by which a restore erases it again',
  invoice: {
    ...forReason('kept for seven years by law, then emptied by retention', 'buyer', 'reason'),
    ...forReason(notPersonal, 'number', 'tax_point', 'seller', 'payment'),
  },
  job: forReason(notPersonal, 'made_in'),
  ledger_entry: forReason(notPersonal, 'transaction_id', 'idempotency_key'),
  mail: forReason(notPersonal, 'key', 'quote_ids', 'request_id'),
  measurement: forReason(notPersonal, 'sink', 'taps'),
  order_cancellation: forReason(notPersonal, 'idempotency_key'),
  outbox_message: 'it carries ids, and handlers get no more than these to fail over',
  payment_attempt: {
    ...forReason(ownFailure, 'last_failure'),
    ...forReason(
      notPersonal,
      'checkout_reference',
      'checkout_id',
      'payment_url',
      'merchant_code',
      'currency',
    ),
    ...forReason(notPersonal, 'transaction_id', 'transaction_code', 'charged_currency', 'review_reason'),
  },
  postcode_lookup: 'a postcode beside no name, until it is worth asking again',
  quote: {
    ...forReason(generated, 'search_text'),
    ...forReason(notPersonal, 'reference', 'top_id', 'placed_order_id', 'saved_in', 'cutout_ids'),
  },
  refund: {
    ...forReason(ownFailure, 'last_failure'),
    ...forReason(notPersonal, 'transaction_id', 'idempotency_key'),
  },
  reminder_subscription: 'a digest; erasing removes it, unless it says that somebody wants no more reminders',
  visit_entry: notPersonal,
  staff_task: forReason(notPersonal, 'key'),
  timeline_entry: forReason(notPersonal, 'kind', 'idempotency_key'),
  use_counter: 'a digest, which is removed once nobody counts by it any more',
};

/** Whether it is decided of a column what becomes of it when a person is erased. */
function isDecided(table: string, column: string): boolean {
  const reason = kept[table];
  if (typeof reason === 'string' || reason?.[column]) return true;
  const erased = erasedRows.filter((rows) => rows.table === table);
  const isRemoved = erased.length > 0 && erased.every(({ set }) => !set);
  return isRemoved || erased.some(({ set }) => set?.[column]);
}

const api = useApi();

/** Whatever somebody's words could stand in. */
const wordy = `'text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'ARRAY', 'USER-DEFINED'`;
/** What says of itself that it is one of few words, or an id of ours. */
const closed = String.raw`^CHECK \(\(\w+ (= ANY \(ARRAY\[|~ '\^\[A-Za-z0-9_-\]\{21\}\[AQgw\]\$')`;

it('every column is decided on for erasing a person', async () => {
  const columns = await api.sql<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN (${wordy})
       AND NOT EXISTS (
         SELECT FROM pg_constraint
         WHERE conrelid = table_name::regclass AND ordinal_position = ANY(conkey) AND (contype = 'f'
           OR cardinality(conkey) = 1 AND contype = 'c' AND pg_get_constraintdef(pg_constraint.oid) ~ $1))
     ORDER BY 1, 2`,
    [closed],
  );
  // A new column: have it erased in erased-rows.ts where it is somebody's, or say above why it is not.
  expect(columns.filter(({ table, column }) => !isDecided(table, column))).toEqual([]);
  const textColumn = { table: 'quote', column: 'notes' };
  expect(columns).toContainEqual(textColumn);
  for (const column of ['status', 'replaces_quote_id', 'id'])
    expect(columns).not.toContainEqual({ table: 'quote', column });
});

it('all tables are ours or the queue’s', async () => {
  const schemas = await api.sql<{ name: string }>(
    `SELECT DISTINCT table_schema AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  expect(schemas.map(({ name }) => name)).toEqual(['bullmq', 'public']);
});
