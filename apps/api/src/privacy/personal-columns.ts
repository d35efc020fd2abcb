/** What becomes of a column when a person is erased. */
type Decision = `erased: ${string}` | `kept: ${string}` | 'nobody’s';

/** Ids, states, words and figures of ours. */
const nobodys = (...columns: string[]) => decide('nobody’s', columns);
/** Emptied, replaced or removed with its row: by whom. */
const erased = (how: string, ...columns: string[]) => decide(`erased: ${how}`, columns);
/** It stays: why it may. */
const kept = (why: string, ...columns: string[]) => decide(`kept: ${why}`, columns);

const decide = (decision: Decision, columns: readonly string[]): Record<string, Decision> =>
  Object.fromEntries(columns.map((column) => [column, decision]));

const withRow = 'the row is removed';
const ownFailure = 'an error of ours over ids and amounts, gone with the next look that ends well';

/**
 * Of every column that could hold somebody's words, in every table: what becomes of it when a person is erased. A test
 * compares this with the database, so that a new column is not forgotten. The queue's own tables (schema `bullmq`) hold ids
 * alone, which a test of erasing shows.
 */
export const personalColumns: Readonly<Record<string, Readonly<Record<string, Decision>>>> = {
  attachment: {
    ...erased(`${withRow}, and the outbox removes the file`, 'name'),
    ...nobodys('id', 'quote_id', 'contact_inquiry_id', 'trade_inquiry_id', 'type'),
  },
  audit_entry: {
    ...kept(
      'nobody may change it, so no customer’s words are ever written to it',
      'subject_name',
      'before',
      'after',
    ),
    ...nobodys('action', 'subject_kind', 'subject_id', 'request_id'),
  },
  backup_run: nobodys('wanted_by', 'state', 'name', 'kind', 'note', 'error'),
  basket: nobodys('session_id'),
  basket_item: nobodys('id', 'session_id', 'quote_id'),
  color: nobodys('name', 'hex_code', 'image_url', 'image_url2', 'images', 'strip_url'),
  contact_inquiry: {
    ...erased(withRow, 'first_name', 'last_name', 'email', 'phone', 'message', 'configuration'),
    ...nobodys('id', 'status'),
  },
  cutout: nobodys('name', 'description'),
  deposit: {
    ...erased(
      'erase-deposits',
      'customer_name',
      'customer_email',
      'customer_phone',
      'delivery_address',
      'description',
    ),
    ...erased('a trigger makes it anew of the columns that are erased', 'search_text'),
    ...nobodys('id', 'status'),
  },
  deposit_person: {
    ...erased(withRow, 'name', 'address', 'delivery_address'),
    ...nobodys('deposit_id'),
  },
  deposit_quote: nobodys('deposit_id', 'quote_id', 'reference'),
  deposit_request: {
    ...erased(withRow, 'request_hash'),
    ...nobodys('idempotency_key', 'deposit_id'),
  },
  erasure: kept('a keyed digest, by which a restore erases them again', 'digest', 'secret'),
  inquiry_event: {
    ...erased(withRow, 'text'),
    ...nobodys('contact_inquiry_id', 'trade_inquiry_id', 'kind', 'quote_id'),
  },
  mail: {
    ...erased(
      'erase-mails',
      'to_name',
      'to_address',
      'subject',
      'html',
      'text',
      'source',
      'details',
      'remark',
      'attachments',
      'last_failure',
    ),
    ...nobodys(
      'id',
      'kind',
      'key',
      'state',
      'quote_ids',
      'deposit_id',
      'contact_inquiry_id',
      'trade_inquiry_id',
    ),
  },
  material: nobodys(
    'name',
    'description',
    'features',
    'applications',
    'maintenance',
    'warranty',
    'thicknesses',
  ),
  measurement: {
    ...erased('erase-measurement-notes', 'note'),
    ...nobodys('quote_id', 'sink', 'taps', 'how'),
  },
  data_restore: nobodys('digest', 'backup'),
  held_back: nobodys('kind', 'id'),
  migration_run: nobodys('source', 'state', 'step', 'report', 'error'),
  outbox_message: {
    ...kept('it carries ids, and handlers get no more than these to fail over', 'payload', 'last_error'),
    ...nobodys('topic', 'key'),
  },
  payment_attempt: {
    ...erased('all but ids, amounts, states and times', 'evidence'),
    ...kept(ownFailure, 'last_failure'),
    ...nobodys(
      'id',
      'deposit_id',
      'checkout_reference',
      'notice_token',
      'state',
      'currency',
      'charged_currency',
      'merchant_code',
      'checkout_id',
      'payment_url',
      'transaction_id',
      'transaction_code',
      'review_reason',
    ),
  },
  postcode_lookup: kept('a postcode beside no name, until it is worth asking again', 'key', 'outcome'),
  price_change: nobodys('kind', 'title', 'request'),
  price_change_line: nobodys('kind'),
  quote: {
    ...erased(
      'erase-quotes',
      'customer_name',
      'customer_email',
      'customer_phone',
      'delivery_address',
      'notes',
    ),
    ...erased('erase-quotes takes the reason of staff’s own line from it', 'snapshot'),
    ...erased('a trigger makes it anew of the columns that are erased', 'search_text'),
    ...nobodys(
      'id',
      'reference',
      'status',
      'channel',
      'payment',
      'deposit_state',
      'cutout_ids',
      'replaces_quote_id',
      'top_id',
      'saved_in',
    ),
  },
  quote_revision: nobodys('quote_id', 'original_id', 'state'),
  quote_tally: nobodys('status'),
  refund: {
    ...erased('erase-refunds', 'reason', 'remark', 'request_hash'),
    ...kept(ownFailure, 'last_failure'),
    ...nobodys('id', 'deposit_id', 'attempt_id', 'transaction_id', 'state', 'idempotency_key', 'answer'),
  },
  reminder_subscription: {
    ...erased('where reminders were not ended; who ended them is still to get none', 'address_digest'),
    ...nobodys('token'),
  },
  retention_run: nobodys('key'),
  schema_migration: nobodys('name'),
  sink_type: nobodys('name', 'description'),
  staff_device: nobodys('id'),
  security_event: nobodys('kind', 'network', 'route', 'request_id'),
  staff_invitation: kept('of staff, who are no customers', 'id', 'token_hashes'),
  staff_recovery_code: kept('of staff, who are no customers', 'code_hash'),
  staff_second_factor: kept('of staff, who are no customers', 'secret'),
  staff_session: kept('of staff, who are no customers', 'id', 'browser'),
  staff_task: {
    ...erased('erase-tasks; the row is removed where it is about an inquiry', 'note'),
    ...nobodys(
      'id',
      'kind',
      'key',
      'deposit_id',
      'attempt_id',
      'contact_inquiry_id',
      'trade_inquiry_id',
      'mail_id',
      'quote_id',
    ),
  },
  staff_user: kept('of staff, who are no customers', 'email', 'first_name', 'password_hash'),
  thickness: nobodys('value', 'display_name'),
  timeline_entry: {
    ...erased('all but ids, figures, times and words of ours', 'details'),
    ...nobodys('kind', 'quote_id'),
  },
  trade_inquiry: {
    ...erased(
      withRow,
      'company_name',
      'contact_name',
      'email',
      'phone',
      'project_type',
      'quantity',
      'materials',
      'specifications',
      'timeline',
      'edging_requirements',
      'additional_details',
    ),
    ...nobodys('id', 'status'),
  },
  use_counter: kept('a digest, which is removed once nobody counts by it any more', 'key'),
  worker_heartbeat: nobodys('queue'),
};
