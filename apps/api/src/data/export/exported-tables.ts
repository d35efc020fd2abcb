export type Reason = `${'secret' | 'session' | 'derived' | 'passing'}: ${string}`;

interface ExportedTable {
  leftOut?: Readonly<Record<string, Reason>>;
  /** Sorted by age, then key, since a row may refer to an older one. */
  isByAge?: true;
}

const byAge = { isByAge: true } as const;
const requestKey = 'secret: identifies the request of one browser';
const background = {
  lease_until: 'passing: how long a worker has leased the row',
  failures: 'passing: work on it that failed here',
  last_failure: 'passing: work on it that failed here',
} as const;
const nextCheck = 'passing: an import decides when the provider is asked again';

/** The exported tables, referenced ones before those that refer to them: all columns except `leftOut`. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  staff_user: {
    leftOut: {
      password_hash: 'secret: staff are invited again after an import',
      second_factor_asked_at: 'passing: starts again with the import',
      credential_version: 'session: invalidates sessions from before a change of password',
    },
  },
  material: {},
  color: {},
  sink_type: {},
  thickness: {},
  cutout: {},
  price_change: {},
  price_change_line: {},
  trade_customer: {
    ...byAge,
    leftOut: {
      token_hashes: 'secret: digests of tokens, each of which shows a company’s prices',
      link_sent_at: 'secret: without the digests there is no link',
    },
  },
  trade_percentage: {},
  trade_rules: {},
  quote: {
    ...byAge,
    leftOut: {
      saved_in: 'session: the basket’s name allows replacing the quote',
    },
  },
  job: { ...byAge, leftOut: { made_in: 'session: the basket’s name allows changing the job' } },
  job_top: {},
  customer_order: { ...byAge, leftOut: { state: 'derived: from the stages of its tops' } },
  order_item: {},
  workshop: {},
  appointment: byAge,
  appointment_rules: {},
  measurement: {},
  quote_revision: {},
  timeline_entry: { leftOut: { idempotency_key: requestKey } },
  deposit: {
    ...byAge,
    leftOut: {
      begun_in: 'session: the basket’s name allows closing its card page',
    },
  },
  payment_attempt: {
    ...byAge,
    leftOut: {
      notice_token: 'secret: allows making the shop check the attempt',
      next_check_at: nextCheck,
      ...background,
    },
  },
  refund: {
    ...byAge,
    leftOut: {
      idempotency_key: requestKey,
      request_hash: 'secret: a digest of that request',
      most_sends: 'passing: people decide again whether it is sent once more',
      next_check_at: nextCheck,
      ...background,
    },
  },
  ledger_entry: { leftOut: { idempotency_key: requestKey } },
  balance_request: {},
  invoicing_start: {},
  invoice_counter: {},
  invoice: {},
  invoice_line: {},
  invoice_recipient: {},
  cancelling_rules: {},
  cancelling_rules_before: {},
  order_cancellation: { leftOut: { idempotency_key: requestKey } },
  contact_inquiry: byAge,
  trade_inquiry: byAge,
  attachment: byAge,
  mail: {
    ...byAge,
    leftOut: {
      html: 'secret: mails carry links with tokens',
      text: 'secret: mails carry links with tokens',
      source: 'secret: the mail as it is sent, with its tokens',
      next_try_at: 'passing: an import decides when it is sent',
      request_id: 'passing: only for logs',
      ...background,
    },
  },
  inquiry_event: { leftOut: { idempotency_key: requestKey } },
  person_note: { ...byAge, leftOut: { idempotency_key: requestKey } },
  staff_task: byAge,
  reminder_subscription: {
    leftOut: { token: 'secret: allows ending the reminders; whether they were ended is exported' },
  },
  audit_entry: {},
};

export const tablesLeftOut: Readonly<Record<string, Reason>> = {
  backup_run: 'passing: runs of a job',
  basket: 'session: its name allows changing it',
  basket_item: 'session: it belongs to a basket',
  catalogue_version: 'derived: counted by triggers',
  deposit_request: 'secret: keys of requests that may be repeated, for a day',
  erasure: 'passing: ids of erased rows, needed to restore this database',
  order_link: 'secret: digests of tokens, each of which opens an order',
  outbox_message: 'passing: what is being sent, and must not be sent twice',
  postcode_lookup: 'passing: a cache of another service’s answers',
  schema_migration: 'derived: the migrations create the schema',
  security_event: 'passing: also in the log',
  shop_hold: 'passing: an import puts the shop on hold anyway',
  staff_device: 'session: such a browser is not slowed down',
  staff_invitation: 'secret: digests of tokens',
  staff_recovery_code: 'secret: digests of codes',
  staff_second_factor: 'secret: every code is made from it',
  staff_session: 'session: signs its owner in',
  use_counter: 'passing: recent uses, for rate limits',
  worker_process: 'passing: the running workers',
};

export interface ExportedColumns {
  table: string;
  columns: string[];
  /** Column list for SELECT; numbers that JSON readers might round are cast to text. */
  selected: string;
  key: string;
}

/** Columns of the exported tables, without generated ones. */
const readColumns = `
  SELECT relname AS "table", array_agg(attname::text ORDER BY attnum) AS columns,
    string_agg(format(CASE WHEN atttypid IN ('bigint'::regtype, 'numeric'::regtype) THEN 't.%1$I::text AS %1$I'
      ELSE 't.%1$I' END, attname), ', ' ORDER BY attnum) AS selected,
    (SELECT string_agg(format('t.%I', key.attname)
        || CASE key.atttypid WHEN 'text'::regtype THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY key.attnum)
      FROM pg_index JOIN pg_attribute AS key ON key.attrelid = indrelid AND key.attnum = ANY(indkey)
      WHERE indrelid = pg_class.oid AND indisprimary) AS key
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND relname::text || '.' || attname <> ALL($1) AND relname = ANY($2)
  GROUP BY pg_class.oid, relname`;

const tables = Object.keys(exportedTables);
const leftOut = Object.entries(exportedTables).flatMap(([table, { leftOut: columns = {} }]) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);

type Run = (sql: string, values: readonly unknown[]) => Promise<ExportedColumns[]>;

export async function readExportedColumns(run: Run): Promise<ExportedColumns[]> {
  const found = await run(readColumns, [leftOut, tables]);
  return found.sort((a, b) => tables.indexOf(a.table) - tables.indexOf(b.table));
}
