type ExclusionReason = `${'secret' | 'session' | 'derived' | 'transient'}: ${string}`;

interface ExportedTable {
  excluded?: Readonly<Record<string, ExclusionReason>>;
  /** Sorted by age, then key, since a row may refer to an older row. */
  isSortedByAge?: true;
}

const byAge = { isSortedByAge: true } as const;
const requestKey = 'secret: identifies the request of one browser';
const backgroundColumns = {
  lease_until: 'transient: how long a worker has leased the row',
  failures: 'transient: failed attempts of this installation',
  last_failure: 'transient: failed attempts of this installation',
} as const;
const nextCheck = 'transient: an import decides when the provider is queried again';

/** The exported tables, referenced ones before those that refer to them: all columns except `excluded`. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  staff_user: {
    excluded: {
      password_hash: 'secret: staff are invited again after an import',
      second_factor_asked_at: 'transient: starts again with the import',
      credential_version: 'session: invalidates sessions from before a change of password',
    },
  },
  material: {},
  color: {},
  sink_type: {},
  thickness: {},
  cutout: {},
  basin: {},
  price_change: {},
  price_change_line: {},
  trade_customer: {
    ...byAge,
    excluded: {
      token_hashes: 'secret: digests of tokens, each of which shows a company’s prices',
      link_sent_at: 'secret: without the digests there is no link',
    },
  },
  trade_percentage: {},
  trade_rules: {},
  quote: {
    ...byAge,
    excluded: {
      saved_in: 'session: the basket’s name allows replacing the quote',
    },
  },
  job: { ...byAge, excluded: { made_in: 'session: the basket’s name allows changing the job' } },
  job_top: {},
  customer_order: { ...byAge, excluded: { state: 'derived: from the stages of its tops' } },
  order_item: {},
  workshop: {},
  appointment: byAge,
  appointment_top: {},
  visit_entry: {},
  appointment_rules: {},
  company: {},
  making_rules: {},
  measurement: {},
  drawing_agreement: {},
  unsigned_cut: {},
  cut_tick: {},
  quote_revision: {},
  timeline_entry: { excluded: { idempotency_key: requestKey } },
  deposit: {
    ...byAge,
    excluded: {
      basket_digest: 'session: the basket’s name allows closing its card page',
      browser_digest: 'session: the browser’s key is exchanged for a link to the order',
    },
  },
  payment_attempt: {
    ...byAge,
    excluded: {
      notice_token: 'secret: allows making the shop check the attempt',
      next_check_at: nextCheck,
      ...backgroundColumns,
    },
  },
  refund: {
    ...byAge,
    excluded: {
      idempotency_key: requestKey,
      request_hash: 'secret: a digest of that request',
      most_sends: 'transient: staff decide again whether to send it once more',
      next_check_at: nextCheck,
      ...backgroundColumns,
    },
  },
  ledger_entry: { excluded: { idempotency_key: requestKey } },
  bank_line: {},
  balance_request: {},
  invoice_counter: {},
  invoice: {},
  invoice_line: {},
  invoice_recipient: {},
  payout_entry: {},
  // After the entries, which their trigger would move.
  locked_month: {},
  cancelling_rules: {},
  cancelling_rules_before: {},
  order_cancellation: { excluded: { idempotency_key: requestKey } },
  contact_inquiry: byAge,
  trade_inquiry: byAge,
  attachment: byAge,
  mail: {
    ...byAge,
    excluded: {
      html: 'secret: mails carry links with tokens',
      text: 'secret: mails carry links with tokens',
      source: 'secret: the mail as it is sent, with its tokens',
      next_try_at: 'transient: an import decides when it is sent',
      request_id: 'transient: only for logs',
      ...backgroundColumns,
    },
  },
  inquiry_event: { excluded: { idempotency_key: requestKey } },
  person_note: { ...byAge, excluded: { idempotency_key: requestKey } },
  staff_task: byAge,
  reminder_subscription: {
    excluded: { token: 'secret: allows ending the reminders; whether they were ended is exported' },
  },
  audit_entry: {},
};

export const excludedTables: Readonly<Record<string, ExclusionReason>> = {
  backup_run: 'transient: runs of a job',
  basket: 'session: its name allows changing it',
  basket_item: 'session: it belongs to a basket',
  calendar_feed: 'secret: digests of tokens, each of which shows a person’s appointments',
  catalogue_version: 'derived: counted by triggers',
  deposit_request: 'secret: idempotency keys of requests, kept for a day',
  erasure: 'transient: ids of erased rows, needed to restore this database',
  order_link: 'secret: digests of tokens, each of which opens an order',
  outbox_message: 'transient: what is being sent, and must not be sent twice',
  postcode_lookup: 'transient: a cache of an external service’s responses',
  schema_migration: 'derived: the migrations create the schema',
  security_event: 'transient: also in the log',
  shop_hold: 'transient: an import puts the shop on hold anyway',
  staff_device: 'session: such a browser is not slowed down',
  staff_invitation: 'secret: digests of tokens',
  staff_recovery_code: 'secret: digests of codes',
  staff_second_factor: 'secret: every code is made from it',
  staff_session: 'session: signs its owner in',
  use_counter: 'transient: recent uses, for rate limits',
  worker_process: 'transient: the running workers',
};

export interface ExportedColumns {
  table: string;
  columns: string[];
  /** Column list for SELECT; numbers that JSON readers might round are cast to text. */
  selectList: string;
  key: string;
}

/** Columns of the exported tables, without generated ones. */
const readColumnsSql = `
  SELECT relname AS "table", array_agg(attname::text ORDER BY attnum) AS columns,
    string_agg(format(CASE WHEN atttypid IN ('bigint'::regtype, 'numeric'::regtype) THEN 't.%1$I::text AS %1$I'
      ELSE 't.%1$I' END, attname), ', ' ORDER BY attnum) AS "selectList",
    (SELECT string_agg(format('t.%I', key.attname)
        || CASE key.atttypid WHEN 'text'::regtype THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY key.attnum)
      FROM pg_index JOIN pg_attribute AS key ON key.attrelid = indrelid AND key.attnum = ANY(indkey)
      WHERE indrelid = pg_class.oid AND indisprimary) AS key
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND relname::text || '.' || attname <> ALL($1) AND relname = ANY($2)
  GROUP BY pg_class.oid, relname`;

const tables = Object.keys(exportedTables);
const leftOut = Object.entries(exportedTables).flatMap(([table, { excluded: columns = {} }]) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);

type Run = (sql: string, values: readonly unknown[]) => Promise<ExportedColumns[]>;

export async function readExportedColumns(run: Run): Promise<ExportedColumns[]> {
  const exported = await run(readColumnsSql, [leftOut, tables]);
  return exported.sort((a, b) => tables.indexOf(a.table) - tables.indexOf(b.table));
}
