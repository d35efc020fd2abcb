/** What becomes of somebody's words when a person is erased: emptied or removed, and how; or why they may stay. */
type Decision = `erased: ${string}` | `kept: ${string}` | 'nobody’s';

/** The same of each of these tables or columns. */
const decide = (decision: Decision, ...names: string[]): Record<string, Decision> =>
  Object.fromEntries(names.map((name) => [name, decision]));

const withRow = 'erased: the row is removed';
const byTrigger = 'erased: a trigger makes it anew of the columns that are erased';
const ownFailure = 'kept: an error of ours over ids and amounts, gone with the next look that ends well';
const ofStaff = 'kept: of staff, who are no customers';

/**
 * Of every table, and of every column of it that could hold somebody's words, what becomes of it when a person is
 * erased. A test compares this with the database, so that a new column is not forgotten: what refers to a row, is an id of
 * ours or one of few words needs no decision. The queue's own tables (schema `bullmq`) hold ids alone, which a test of
 * erasing shows.
 */
export const personalColumns: Readonly<Record<string, Decision | Readonly<Record<string, Decision>>>> = {
  ...decide(
    'nobody’s',
    'appointment',
    'appointment_rules',
    'backup_run',
    'balance_request',
    'basket',
    'cancelling_rules',
    'cancelling_rules_before',
    'books_day',
    'color',
    'cutout',
    'data_restore',
  ),
  ...decide('nobody’s', 'held_back', 'material', 'migration_run', 'price_change', 'quote_tally'),
  ...decide('nobody’s', 'restore_test', 'retention_run', 'schema_migration', 'security_event', 'sink_type'),
  ...decide('nobody’s', 'trade_percentage', 'trade_rules'),
  ...decide('nobody’s', 'thickness', 'worker_heartbeat', 'worker_process', 'workshop'),
  ...decide(ofStaff, 'staff_device', 'staff_invitation', 'staff_recovery_code', 'staff_second_factor'),
  ...decide(ofStaff, 'staff_session', 'staff_user'),
  attachment: decide(`${withRow}, and the outbox removes the file`, 'name'),
  audit_entry: 'kept: nobody may change it, so no customer’s words are ever written to it',
  books_difference: {
    ...decide('erased: eraseDeposits', 'note'),
    ...decide('nobody’s', 'key', 'verdict', 'day', 'transaction_id', 'transaction_code'),
  },
  contact_inquiry: decide(
    withRow,
    ...['first_name', 'last_name', 'email', 'phone', 'message', 'configuration'],
  ),
  deposit: {
    ...decide('erased: eraseDeposits', 'customer_name', 'customer_email', 'customer_phone'),
    ...decide('erased: eraseDeposits', 'delivery_address', 'description'),
    ...decide(byTrigger, 'search_text'),
    ...decide('nobody’s', 'begun_in'),
  },
  deposit_quote: { ...decide('erased: eraseDeposits', 'person'), ...decide('nobody’s', 'reference') },
  deposit_request: {
    ...decide(withRow, 'request_hash'),
    ...decide('nobody’s', 'idempotency_key'),
  },
  erasure: 'kept: a keyed digest, by which a restore erases them again',
  invoice: {
    ...decide(
      'kept: for seven years, as the law wants invoices kept; then emptied by the retention job',
      'buyer',
      'reason',
    ),
    ...decide('nobody’s', 'number', 'tax_point', 'seller'),
  },
  invoice_counter: 'nobody’s',
  invoice_line: 'nobody’s',
  invoice_recipient: decide(withRow, 'name', 'address', 'vat_number'),
  invoicing_start: 'nobody’s',
  inquiry_event: {
    ...decide(withRow, 'text', 'message_id'),
    ...decide('nobody’s', 'means', 'idempotency_key'),
  },
  job: { ...decide('erased: eraseQuotes', 'name'), ...decide('nobody’s', 'made_in') },
  job_top: 'nobody’s',
  ledger_entry: {
    ...decide('erased: eraseQuotes and eraseDeposits, the one change that its trigger lets through', 'note'),
    ...decide('nobody’s', 'transaction_id', 'idempotency_key', 'job_payment_id'),
  },
  mail: {
    ...decide('erased: eraseMails', 'to_name', 'to_address', 'subject', 'html', 'text', 'source', 'details'),
    ...decide('erased: eraseMails', 'remark', 'attachments', 'last_failure'),
    ...decide('nobody’s', 'key', 'quote_ids', 'request_id'),
  },
  measurement: {
    ...decide('erased: eraseQuotes', 'note'),
    ...decide('nobody’s', 'sink', 'taps'),
  },
  order_cancellation: {
    ...decide('erased: eraseQuotes', 'reason'),
    ...decide('nobody’s', 'idempotency_key'),
  },
  order_link: 'erased: eraseAppointments',
  outbox_message: 'kept: it carries ids, and handlers get no more than these to fail over',
  payment_attempt: {
    ...decide('erased: all but ids, amounts, states and times', 'evidence'),
    ...decide(ownFailure, 'last_failure'),
    ...decide('nobody’s', 'checkout_reference', 'checkout_id', 'payment_url', 'merchant_code', 'currency'),
    ...decide('nobody’s', 'transaction_id', 'transaction_code', 'charged_currency', 'review_reason'),
  },
  person_note: {
    ...decide(withRow, 'key', 'text'),
    ...decide('nobody’s', 'idempotency_key'),
  },
  postcode_lookup: 'kept: a postcode beside no name, until it is worth asking again',
  quote: {
    ...decide('erased: eraseQuotes', 'customer_name', 'customer_email', 'customer_phone'),
    ...decide('erased: eraseQuotes', 'delivery_address', 'notes'),
    ...decide('erased: eraseQuotes takes the reason of staff’s own line from it', 'snapshot'),
    ...decide(byTrigger, 'search_text'),
    ...decide('nobody’s', 'reference', 'top_id', 'saved_in', 'cutout_ids'),
  },
  refund: {
    ...decide('erased: eraseDeposits', 'reason', 'remark', 'request_hash'),
    ...decide(ownFailure, 'last_failure'),
    ...decide('nobody’s', 'transaction_id', 'idempotency_key'),
  },
  reminder_subscription: decide(
    'erased: where reminders were not ended; who ended them is still to get none',
    'address_digest',
  ),
  staff_task: {
    ...decide('erased: eraseMails; the row is removed where it is about an inquiry', 'note'),
    ...decide('nobody’s', 'key'),
  },
  timeline_entry: {
    ...decide('erased: all but ids, figures, times and words of ours', 'details'),
    ...decide('nobody’s', 'kind', 'idempotency_key'),
  },
  trade_customer: decide(withRow, 'company', 'email', 'vat_number', 'token_hashes'),
  trade_inquiry: decide(
    withRow,
    ...['company_name', 'contact_name', 'email', 'phone', 'project_type', 'quantity', 'materials'],
    ...['specifications', 'timeline', 'edging_requirements', 'additional_details'],
  ),
  use_counter: 'kept: a digest, which is removed once nobody counts by it any more',
};
