/**
 * Everything the processes of this app are told from outside, checked and typed. A class, so that it is its
 * own injection token.
 */
export abstract class AppConfig {
  /** `demo` has sample content and readable logs; a process that is told nothing is in production (D40). */
  abstract readonly appEnv: 'demo' | 'production';
  abstract readonly host: string;
  /** Of pino: `fatal` to `trace`, or `silent`. */
  abstract readonly logLevel: string;
  /** How long the API goes on answering when it is told to stop, not ready any more. */
  abstract readonly drainSeconds: number;
  abstract readonly apiPort: number;
  abstract readonly workerPort: number;
  abstract readonly databaseUrl: string;
  /**
   * The same database without a pooler in between, for whatever is a connection's own: LISTEN, locks of a session, dumps,
   * queues in PostgreSQL.
   */
  abstract readonly databaseDirectUrl: string;
  /** Absent: the queues live in PostgreSQL (D42). */
  abstract readonly redisUrl: string | undefined;
  /**
   * The origin that people see. Writes from it are trusted even where a proxy changes the Host header, and card
   * pages lead back to it.
   */
  abstract readonly publicOrigin: string;
  /** Most connections that one process opens for queries. */
  abstract readonly databasePoolSize: number;
  /** A session ends when it was not used for so long (D25). */
  abstract readonly sessionIdleMinutes: number;
  /** It ends after so long in any case. */
  abstract readonly sessionLongestMinutes: number;
  /** Wrong passwords for one account from one network, in a quarter of an hour. */
  abstract readonly loginFailuresPerAccount: number;
  /** Wrong passwords for whatever accounts from one network, in a quarter of an hour. */
  abstract readonly loginFailuresPerNetwork: number;
  /** Inquiries by either form from one network in an hour (D43). */
  abstract readonly inquiriesPerHour: number;
  /** Acknowledgements of inquiries to one address in a day: inquiries beyond that are kept, but not acknowledged. */
  abstract readonly acknowledgementsPerDay: number;
  /** E-mails with quotes that one network may ask for in an hour (D43). */
  abstract readonly quoteMailsPerHour: number;
  /** E-mails with quotes to one address in a day, whoever asks for them. */
  abstract readonly quoteMailsPerAddressPerDay: number;
  /** Quotes that one network may save in a minute. */
  abstract readonly quotesPerMinute: number;
  /** Looks at baskets and changes of them by one network in a minute. */
  abstract readonly basketCallsPerMinute: number;
  /** Reads of the catalogue by one network in a minute (D43). */
  abstract readonly catalogueReadsPerMinute: number;
  /** Quotes drawn as PDFs for one network in a minute. */
  abstract readonly quotePdfsPerMinute: number;
  /** Whether customers are reminded before the price of a quote that they were sent ends. */
  abstract readonly quoteReminders: boolean;
  /** Deposits begun from one network in an hour. */
  abstract readonly depositsPerHour: number;
  /** Looks at the state of deposits from one network in a minute. */
  abstract readonly depositStatusPerMinute: number;
  /** Postcodes looked up from one network in a minute. */
  abstract readonly postcodesPerMinute: number;
  /** The card provider (D16). */
  abstract readonly sumup: SumupSettings;
  /** Divides every waiting time of all background work, for tests; 1 in production. */
  abstract readonly backgroundTimeScale: number;
  /** Where postcodes are looked up (D38), without a slash at its end. */
  abstract readonly postcodesApiUrl: string;
  /** How mail leaves us. */
  abstract readonly mail: MailSettings;
  /** Where files are kept. */
  abstract readonly storage: StorageSettings;
  /** Requests with photos and plans from one network in an hour. */
  abstract readonly attachmentsPerHour: number;
  /** Megabytes of them in a day. */
  abstract readonly attachmentMegabytesPerDay: { ofNetwork: number; altogether: number };
  /** The export file that is Preview (D34); null: the enhanced catalogue that ships with the product is. */
  abstract readonly previewExportFile: string | null;
  /** How the files for bookkeeping programs name what they are booked to. */
  abstract readonly accounts: AccountsSettings;
  /** Where backups are kept. */
  abstract readonly backupFolder: string;
  /** The day's backup. */
  abstract readonly backups: BackupSettings;
}

export interface BackupSettings {
  /** When it is taken, by clocks in London; null: never. */
  at: TimeOfDay | null;
  /** Of so many days one is kept. */
  kept: number;
  /** Where each is kept as well; null: on this disk alone. */
  bucket: S3Settings | null;
  /** A database for nothing else, into which `backup test` restores. Secret, as it may hold a password. */
  restoreTestUrl: string | null;
}

export interface TimeOfDay {
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** As the owner's chart of accounts has them. */
export interface AccountsSettings {
  xeroAccountCode: string;
  xeroTaxName: string;
  /** Empty: QuickBooks takes its own default. */
  quickbooksItem: string;
  quickbooksTaxCode: string;
}

export type StorageSettings = DiskSettings | S3Settings;

export interface DiskSettings {
  kind: 'disk';
  folder: string;
}

/** A bucket of a service that speaks S3. */
export interface S3Settings {
  kind: 's3';
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  /** Secret: never in a log, an error or a reply. */
  secretAccessKey: string;
}

export interface MailSettings {
  smtp: SmtpSettings;
  /** Who mails are from. */
  from: NamedAddress;
  /** Where the team gets its notices. */
  teamAddress: string;
  /** How customers' replies to answers come back to us; null: to the team's mailbox, and people enter them. */
  inbound: InboundMailSettings | null;
}

export interface InboundMailSettings {
  /** With `{token}` in it. */
  address: string;
  /** By which the mail service is known. Secret: never in a log, an error or a reply. */
  secret: string;
}

/** The server that takes our mail. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  isSecure: boolean;
  /** Not a word of a mail, nor a password, is said before it does. */
  needsTls: boolean;
  /** Secret: never in a log, an error or a reply. Null: the server wants none. */
  login: { user: string; password: string } | null;
}

export interface NamedAddress {
  name: string;
  address: string;
}

/** Our account with the card provider, and where it is reached. */
export interface SumupSettings {
  /** Secret: never in a log, an error or a reply. */
  apiKey: string;
  merchantCode: string;
  /** Without a slash at its end. */
  apiUrl: string;
  /** The only origin of card pages that a browser is sent to. */
  pageOrigin: string;
  /** Which accounts may open a page: production takes `real` ones alone, and a declared rehearsal a `sandbox` alone (D55). */
  accounts: 'any' | 'real' | 'sandbox';
}
