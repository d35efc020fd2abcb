import { getMetadataArgsStorage } from 'typeorm';
import { Appointment, AppointmentRulesRecord } from '../../appointments';
import { Attachment } from '../../attachments';
import {
  Color,
  Cutout,
  Material,
  PriceChangeLine,
  PriceChangeRecord,
  SinkType,
  Thickness,
} from '../../catalogue';
import { NamingRules } from '../../database/naming';
import { ContactInquiry, InquiryEvent, TradeInquiry } from '../../inquiries';
import { Invoice, InvoiceLine, InvoiceRecipientRecord } from '../../invoices';
import { Mail } from '../../mail';
import { OrderCancellation } from '../../orders';
import { BalanceRequest, Deposit, DepositQuote, LedgerEntry, PaymentAttempt, Refund } from '../../payments';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import {
  CancellingRulesBefore,
  CancellingRulesRecord,
  Job,
  JobTop,
  Measurement,
  Quote,
  QuoteRevisionRecord,
  ReminderSubscription,
  TimelineEntry,
  Workshop,
} from '../../quotes';
import { PersonNote } from '../../privacy';
import { StaffUser } from '../../staff';
import { StaffTask } from '../../staff-tasks';
import { TradeCustomer, TradePercentage, TradeRulesRecord } from '../../trade';
import { type ColumnKind, exactly, kindOf, type Schema, schemaOf } from './column-kind';

/** Why something is in no export. */
export type Reason = `${'secret' | 'session' | 'derived' | 'passing'}: ${string}`;

export interface ExportedTable {
  columns: Readonly<Record<string, ColumnKind>>;
  /** Of a row with these columns. */
  schema: Schema;
  leftOut: Readonly<Record<string, Reason>>;
  key: readonly string[];
  /** Columns by which rows are sorted, so that the same rows make the same text. */
  order: readonly string[];
}

type EntityClass = new () => object;

const naming = new NamingRules();

export const describe = (columns: ExportedTable['columns']) => ({
  columns,
  schema: exactly(columns, schemaOf),
});

/** A table as its entity describes it; sorted by its key, and by `olderFirst` before that. */
function table(
  entity: EntityClass,
  leftOut: Record<string, Reason> = {},
  olderFirst: string[] = [],
): [string, ExportedTable] {
  const metadata = getMetadataArgsStorage();
  const columns = metadata
    .filterColumns([entity, Object.getPrototypeOf(entity) as EntityClass])
    .filter(({ mode }) => mode !== 'virtual-property')
    .map((column) => ({
      ...column,
      name: naming.columnName(column.propertyName, column.options.name ?? '', []),
    }));
  const exported = columns
    .filter(({ name }) => !(name in leftOut))
    .map((column): [string, ColumnKind] => [column.name, kindOf(column)]);
  const key = columns.filter(({ options }) => options.primary).map(({ name }) => name);
  return [
    naming.tableName(entity.name, metadata.filterTables(entity)[0]?.name),
    {
      ...describe(Object.fromEntries(exported)),
      leftOut,
      key,
      order: [...olderFirst, ...key],
    },
  ];
}

const byAge = ['created_at'];

const searchText = 'derived: a trigger makes it of other columns';
const balanceDue = 'derived: of what is asked for, and of what came in';
const requestKey = 'secret: it stands for the request of one browser';
const lease = 'passing: somebody is at it until then';
const nextCheck = 'passing: whoever restores decides when the provider is asked again';
const failures = 'passing: work on it that did not come to an end here';

/**
 * What an export contains: every column of these tables, in an order in which what is pointed at comes before what points
 * to it. What is in none stands here too, with the reason. A new column is exported unless it is named here; then the
 * committed schema of the export says that its format has a new version.
 */
export const exportedTables: Readonly<Record<string, ExportedTable>> = Object.fromEntries([
  table(StaffUser, {
    password_hash: 'secret: whoever is restored is invited anew',
    second_factor_asked_at: 'passing: some days from when they are restored',
    credential_version: 'session: it tells sessions of before a change of password',
  }),
  ...[Material, Color, SinkType, Thickness, Cutout, PriceChangeRecord, PriceChangeLine].map((entity) =>
    table(entity),
  ),
  table(
    TradeCustomer,
    {
      token_hashes: 'secret: digests of tokens, each of which shows somebody’s prices',
      link_sent_at: 'secret: without these there is no link',
    },
    byAge,
  ),
  table(TradePercentage),
  table(TradeRulesRecord),
  table(
    Quote,
    {
      search_text: searchText,
      payment: 'derived: of deposit_state and the deposits that were begun',
      top_id: 'derived: of what replaces what',
      stage: 'derived: of stage_reached, and of whether it is an order',
      is_replaced: 'derived: of what replaces what, and of where money is',
      balance_due: balanceDue,
      balance_due_before: balanceDue,
      saved_in: 'session: who knows the basket’s name may replace the quote',
    },
    // One that takes the place of another is younger.
    byAge,
  ),
  table(Job, { made_in: 'session: who knows the basket’s name may change the job' }, byAge),
  table(JobTop),
  table(Workshop),
  table(Appointment, {}, byAge),
  table(AppointmentRulesRecord),
  table(Measurement),
  table(QuoteRevisionRecord),
  table(TimelineEntry, { idempotency_key: requestKey }),
  table(
    Deposit,
    { search_text: searchText, begun_in: 'session: who knows the basket’s name may close its card page' },
    byAge,
  ),
  table(DepositQuote),
  table(
    PaymentAttempt,
    {
      notice_token: 'secret: whoever knows it can tell the shop to look at the provider’s',
      lease_until: lease,
      next_check_at: nextCheck,
      failures,
      last_failure: failures,
    },
    byAge,
  ),
  table(
    Refund,
    {
      idempotency_key: requestKey,
      request_hash: 'secret: a digest of that request',
      most_sends: 'passing: people decide anew whether it is sent once more',
      lease_until: lease,
      next_check_at: nextCheck,
      failures,
      last_failure: failures,
    },
    byAge,
  ),
  table(LedgerEntry, { idempotency_key: requestKey }),
  table(BalanceRequest),
  table(Invoice),
  table(InvoiceLine),
  table(InvoiceRecipientRecord),
  table(CancellingRulesRecord),
  table(CancellingRulesBefore),
  table(OrderCancellation, { idempotency_key: requestKey }),
  table(ContactInquiry, {}, byAge),
  table(TradeInquiry, {}, byAge),
  table(Attachment, {}, byAge),
  table(
    Mail,
    {
      html: 'secret: letters carry links with tokens',
      text: 'secret: letters carry links with tokens',
      source: 'secret: the letter as it goes over the wire, with its tokens',
      next_try_at: 'passing: whoever restores decides when it goes out',
      request_id: 'passing: for logs alone',
      lease_until: lease,
      failures,
      last_failure: failures,
    },
    byAge,
  ),
  table(InquiryEvent, { idempotency_key: requestKey }),
  table(PersonNote, { idempotency_key: requestKey }, byAge),
  table(StaffTask, {}, byAge),
  table(ReminderSubscription, {
    token: 'secret: whoever knows it can end somebody’s reminders; that they were ended is kept',
  }),
  table(AuditEntry),
]);

/**
 * Since which version of the format a table or a column is in every file; absent: since the first release. A file of before
 * may lack it, and only that. Its rows then have the database's default, unless `older-files.ts` knows better. Some files
 * of the versions 1 and 2 have what came while these were written.
 */
export const addedIn: Readonly<Record<string, number>> = {
  'quote.stage_reached': 2,
  'quote.stage_since': 2,
  workshop: 2,
  ledger_entry: 2,
  'ledger_entry.job_payment_id': 3,
  'staff_user.role': 3,
  'quote.lowered_by': 3,
  'quote.customer_from_link': 3,
  'quote.quantity': 3,
  'quote.stage_told_at': 3,
  'deposit.purpose': 3,
  'balance_request.whole_since': 3,
  'deposit_quote.is_balance_paid': 3,
  'deposit_quote.person': 3,
  'refund.quote_id': 3,
  'attachment.of_finished_top': 3,
  'inquiry_event.mail_id': 3,
  'inquiry_event.means': 3,
  'inquiry_event.message_id': 3,
  appointment: 3,
  appointment_rules: 3,
  balance_request: 3,
  cancelling_rules: 3,
  cancelling_rules_before: 3,
  invoice: 3,
  invoice_line: 3,
  invoice_recipient: 3,
  job: 3,
  job_top: 3,
  order_cancellation: 3,
  person_note: 3,
  trade_customer: 3,
  trade_percentage: 3,
  trade_rules: 3,
};

/**
 * Tables that are in no export and that a restore empties: they belong to what goes. What points stands before what is
 * pointed at. What accounts of the file sign in with that are here too is given back to them.
 */
export const emptiedTables: Readonly<Record<string, Reason>> = {
  basket_item: 'session: it belongs to a basket',
  basket: 'session: its name lets whoever knows it change it',
  deposit_request: 'secret: keys of requests that may be repeated, for a day',
  order_link: 'secret: digests of tokens, each of which opens an order',
  staff_session: 'session: whoever has one is signed in',
  staff_device: 'session: whoever has one is not slowed down',
  staff_invitation: 'secret: digests of tokens',
  staff_recovery_code: 'secret: digests of codes',
  staff_second_factor: 'secret: of this secret every code is made',
  held_back: 'passing: what waits for staff since a restore; the next one holds back anew',
};

/**
 * Tables that are in no export either, and that a restore leaves as they are, or makes anew: triggers, workers and migrations
 * fill them, so a database is empty whatever is in these.
 */
export const keptTables: Readonly<Record<string, Reason>> = {
  backup_run: 'passing: turns of a job; each backup tells of itself',
  catalogue_version: 'derived: triggers count it',
  data_restore: 'passing: restores of this database; the audit log tells of each that wrote over something',
  // By these whoever was erased is erased again.
  erasure: 'secret: ids of what was erased, which stay with the database',
  // A restore only counts on: a number that somebody has on paper is never given again.
  invoice_counter: 'derived: each invoice counts it on',
  invoicing_start:
    'derived: since when invoices are issued, by its migration; a restore takes it from the first of the file',
  migration_run: 'passing: runs of a migration; the audit log tells what each did',
  restore_test: 'passing: backups that were tried here',
  schema_migration: 'derived: the product makes its own schema',
  security_event: 'passing: who came in and who was kept out of late; the log has it too',
  use_counter: 'passing: how often something was used just now',
  worker_process: 'passing: which workers live',
};

/** All tables that are in no export. */
export const tablesLeftOut: Readonly<Record<string, Reason>> = {
  ...emptiedTables,
  ...keptTables,
  // Emptied, too, but for files that are still to be deleted.
  outbox_message: 'passing: what is on its way outside; a restored shop must not send it once more',
  postcode_lookup: 'passing: answers of another service, kept for a while',
};

/** What an export tells of each file of the object storage: see `ExportedFile`. */
export const exportedFiles = describe({ key: 'text', size: 'integer', content: 'text', sha256: 'text' });

/** Sequences that go on where they were; those of numbered rows follow from the rows. */
export const exportedSequences = ['quote_reference_number'] as const;
