import {
  choice,
  logLevel,
  optionalUrl,
  origin,
  port,
  readProcess,
  readSettings,
  requiredUrl,
  serviceUrl,
  text,
  wholeNumber,
  withPassword,
  type Environment,
  type Read,
} from '@app/server';
import { readBackups } from './read-backups';
import { readMail } from './read-mail';
import { readStorage } from './read-storage';
import { readSumup } from './read-sumup';

/**
 * Checks the environment of a service once, at start.
 * @throws ConfigError naming every variable that is wrong, so that one restart is enough to mend them all.
 */
export const readConfig = (env: Environment) =>
  readSettings(env, (read) => {
    const common = readCommon(read);
    const isDemo = common.appEnv === 'demo';
    // Limits of use are raised in the demo, where one machine is everybody (D43).
    const generosity = isDemo ? 1_000 : 1;
    const shopPort = read('SHOP_PORT', port(4200));
    const { host, drainSeconds } = readProcess(read);
    return {
      ...common,
      host,
      /** Seconds for which the API still answers after it was asked to stop, while it reports that it is not ready. */
      drainSeconds,
      logLevel: read('LOG_LEVEL', logLevel(isDemo)),
      apiPort: read('API_PORT', port(3000)),
      workerPort: read('WORKER_PORT', port(3001)),
      /** Absent: the queues live in PostgreSQL (D42). */
      redisUrl: withPassword(
        read('REDIS_URL', optionalUrl(['redis:', 'rediss:'])),
        read('REDIS_PASSWORD', text('')),
      ),
      /**
       * The origin that people see. Writes from it are trusted even where a proxy changes the Host header, and card
       * pages lead back to it.
       */
      publicOrigin: read(
        'PUBLIC_URL',
        isDemo ? origin(['http:', 'https:'], `http://localhost:${shopPort}`) : origin(['https:']),
      ),
      /** A session ends when it was not used for so long (D25), and after the longest time in any case. */
      sessionIdleMinutes: read('SESSION_IDLE_MINUTES', wholeNumber({ min: 1, max: 10_080, otherwise: 120 })),
      sessionLongestMinutes: read(
        'SESSION_LONGEST_MINUTES',
        wholeNumber({ min: 1, max: 43_200, otherwise: 720 }),
      ),
      /** In a quarter of an hour. Not raised in the demo: guessing passwords is part of no demonstration. */
      loginFailuresPerAccount: read('LOGIN_FAILURES_PER_ACCOUNT', limit(5)),
      /** The limits of use below are of one network, where they do not say otherwise (D43). */
      loginFailuresPerNetwork: read('LOGIN_FAILURES_PER_NETWORK', limit(50 * generosity)),
      inquiriesPerHour: read('INQUIRIES_PER_HOUR', limit(5 * generosity)),
      /** To one address: inquiries beyond that are kept, but not acknowledged. */
      acknowledgementsPerDay: read('ACKNOWLEDGEMENTS_PER_DAY', limit(3 * generosity)),
      quoteMailsPerHour: read('QUOTE_MAILS_PER_HOUR', limit(5 * generosity)),
      quoteMailsPerAddressPerDay: read('QUOTE_MAILS_PER_ADDRESS_PER_DAY', limit(3 * generosity)),
      quotesPerMinute: read('QUOTES_PER_MINUTE', limit(60 * generosity)),
      basketCallsPerMinute: read('BASKET_CALLS_PER_MINUTE', limit(120 * generosity)),
      catalogueReadsPerMinute: read('CATALOGUE_READS_PER_MINUTE', limit(300 * generosity)),
      quotePdfsPerMinute: read('QUOTE_PDFS_PER_MINUTE', limit(30 * generosity)),
      /** Whether customers are reminded before the price of a quote that they were sent ends. */
      quoteReminders: read('QUOTE_REMINDERS', choice<'on' | 'off'>(['on', 'off'], 'off')) === 'on',
      depositsPerHour: read('DEPOSITS_PER_HOUR', limit(10 * generosity)),
      depositStatusPerMinute: read('DEPOSIT_STATUS_PER_MINUTE', limit(40 * generosity)),
      postcodesPerMinute: read('POSTCODES_PER_MINUTE', limit(20 * generosity)),
      sumup: readSumup(read, { isDemo }),
      /** Divides every waiting time of all background work, for tests; 1 in production. */
      backgroundTimeScale: read(
        'BACKGROUND_TIME_SCALE',
        wholeNumber({ min: 1, max: isDemo ? 10_000 : 1, otherwise: 1 }),
      ),
      /** Where postcodes are looked up (D38), without a slash at its end. */
      postcodesApiUrl: read('POSTCODES_API_URL', serviceUrl(['https:', 'http:'], 'https://api.postcodes.io')),
      mail: readMail(read, { isDemo }),
      storage: readStorage(read),
      attachmentsPerHour: read('ATTACHMENTS_PER_HOUR', limit(30 * generosity)),
      attachmentMegabytesPerDay: {
        ofNetwork: read('ATTACHMENT_MEGABYTES_PER_DAY', limit(250 * generosity)),
        altogether: read('ATTACHMENT_MEGABYTES_PER_DAY_ALTOGETHER', limit(5_000 * generosity)),
      },
      /** The export file that is Preview (D34); null: the enhanced catalogue that ships with the product is. */
      previewExportFile: read('PREVIEW_EXPORT_FILE', optionalText),
      /** How the files for bookkeeping programs name what they are booked to: the owner's chart of accounts has them. */
      accounts: {
        xeroAccountCode: read('XERO_ACCOUNT_CODE', text('200')),
        xeroTaxName: read('XERO_TAX_NAME', text('20% (VAT on Income)')),
        /** Empty: QuickBooks takes its own default. */
        quickbooksItem: read('QUICKBOOKS_ITEM', text('')),
        quickbooksTaxCode: read('QUICKBOOKS_TAX_CODE', text('20.0% S')),
      },
      backupFolder: readBackupFolder(read),
      backups: readBackups(read, { isDemo }),
    };
  });

/** What a program needs that only prepares the database, and ends. */
export type TaskConfig = ReturnType<typeof readTask>;

/** Checks the environment of such a program: it can run before there is an account with anybody. */
export const readTaskConfig = (env: Environment): TaskConfig => readSettings(env, readTask);

/** What a command needs besides that takes a backup, or brings one or an export back. */
export type BackupConfig = ReturnType<typeof readBackupConfig>;

export const readBackupConfig = (env: Environment) =>
  readSettings(env, (read) => {
    const task = readTask(read);
    return {
      ...task,
      storage: readStorage(read),
      backupFolder: readBackupFolder(read),
      backups: readBackups(read, { isDemo: task.appEnv === 'demo' }),
    };
  });

const readBackupFolder = (read: Read): string => read('BACKUP_FOLDER', text('.data/backups'));

function readCommon(read: Read) {
  const { appEnv } = readProcess(read);
  const protocols = ['postgres:', 'postgresql:'];
  const password = read('DATABASE_PASSWORD', text(''));
  const databaseUrl = withPassword(read('DATABASE_URL', requiredUrl(protocols)), password);
  const direct = withPassword(read('DATABASE_DIRECT_URL', optionalUrl(protocols)), password);
  return {
    /** `demo` has sample content and readable logs; the default is production (D40). */
    appEnv,
    databaseUrl,
    /**
     * The same database without a pooler in between, for whatever is a connection's own: LISTEN, locks of a session,
     * dumps, queues in PostgreSQL.
     */
    databaseDirectUrl: direct ?? databaseUrl,
    /** Most connections that one process opens for queries. */
    databasePoolSize: read('DATABASE_POOL_SIZE', wholeNumber({ min: 1, max: 100, otherwise: 10 })),
  };
}

/** Programs that end have few connections, whose sessions they set: no pooler is of use to them. */
function readTask(read: Read) {
  const common = readCommon(read);
  return { ...common, databaseUrl: common.databaseDirectUrl };
}

const optionalText = (given: string | undefined) => ({ value: given ?? null });

const limit = (otherwise: number) => wholeNumber({ min: 1, max: 1_000_000, otherwise });
