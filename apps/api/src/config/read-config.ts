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
  type ReadVariable,
} from '@app/server';
import { readBackups } from './read-backups';
import { readMail } from './read-mail';
import { readStorage } from './read-storage';
import { readSumup } from './read-sumup';

/**
 * Reads and checks the environment once, at startup.
 * @throws ConfigError naming every wrong variable at once
 */
export const readConfig = (env: Environment) =>
  readSettings(env, (read) => {
    const common = readCommon(read);
    const isDemo = common.appEnv === 'demo';
    // Rate limits are raised in demos, where all visitors share one machine (D43).
    const demoFactor = isDemo ? 1_000 : 1;
    const shopPort = read('SHOP_PORT', port(4200));
    const { host, drainSeconds } = readProcess(read);
    return {
      ...common,
      host,
      /** Seconds during which a stopping API still serves requests while it reports not ready. */
      drainSeconds,
      logLevel: read('LOG_LEVEL', logLevel(isDemo)),
      apiPort: read('API_PORT', port(3000)),
      workerPort: read('WORKER_PORT', port(3001)),
      /** Absent: queues are in PostgreSQL (D42). */
      redisUrl: withPassword(
        read('REDIS_URL', optionalUrl(['redis:', 'rediss:'])),
        read('REDIS_PASSWORD', text('')),
      ),
      /**
       * The origin that visitors see. Writes from it are trusted even if a proxy changes the Host header, and card
       * pages return to it.
       */
      publicOrigin: read(
        'PUBLIC_URL',
        isDemo ? origin(['http:', 'https:'], `http://localhost:${shopPort}`) : origin(['https:']),
      ),
      /** A session ends after `sessionIdleMinutes` without use (D25), and after `sessionLongestMinutes` in any case. */
      sessionIdleMinutes: read(
        'SESSION_IDLE_MINUTES',
        wholeNumber({ min: 1, max: 10_080, defaultValue: 120 }),
      ),
      sessionLongestMinutes: read(
        'SESSION_LONGEST_MINUTES',
        wholeNumber({ min: 1, max: 43_200, defaultValue: 720 }),
      ),
      /** Per quarter of an hour. Not raised in demos: nobody needs to guess passwords there. */
      loginFailuresPerAccount: read('LOGIN_FAILURES_PER_ACCOUNT', limit(5)),
      /** Rate limits are per network unless their names say otherwise (D43). */
      loginFailuresPerNetwork: read('LOGIN_FAILURES_PER_NETWORK', limit(50 * demoFactor)),
      inquiriesPerHour: read('INQUIRIES_PER_HOUR', limit(5 * demoFactor)),
      /** Per email address; further inquiries are stored but not acknowledged. */
      acknowledgementsPerDay: read('ACKNOWLEDGEMENTS_PER_DAY', limit(3 * demoFactor)),
      quoteMailsPerHour: read('QUOTE_MAILS_PER_HOUR', limit(5 * demoFactor)),
      quoteMailsPerAddressPerDay: read('QUOTE_MAILS_PER_ADDRESS_PER_DAY', limit(3 * demoFactor)),
      quotesPerMinute: read('QUOTES_PER_MINUTE', limit(60 * demoFactor)),
      basketCallsPerMinute: read('BASKET_CALLS_PER_MINUTE', limit(120 * demoFactor)),
      catalogueReadsPerMinute: read('CATALOGUE_READS_PER_MINUTE', limit(300 * demoFactor)),
      quotePdfsPerMinute: read('QUOTE_PDFS_PER_MINUTE', limit(30 * demoFactor)),
      /** Reminds customers before a quote that they were sent expires. */
      quoteReminders: read('QUOTE_REMINDERS', choice<'on' | 'off'>(['on', 'off'], 'off')) === 'on',
      depositsPerHour: read('DEPOSITS_PER_HOUR', limit(10 * demoFactor)),
      depositStatusPerMinute: read('DEPOSIT_STATUS_PER_MINUTE', limit(40 * demoFactor)),
      postcodesPerMinute: read('POSTCODES_PER_MINUTE', limit(20 * demoFactor)),
      sumup: readSumup(read, { isDemo }),
      /** Divides all waiting times of background work, for tests; 1 in production. */
      backgroundTimeScale: read(
        'BACKGROUND_TIME_SCALE',
        wholeNumber({ min: 1, max: isDemo ? 10_000 : 1, defaultValue: 1 }),
      ),
      /** The postcode service (D38), without a trailing slash. */
      postcodesApiUrl: read('POSTCODES_API_URL', serviceUrl(['https:', 'http:'], 'https://api.postcodes.io')),
      mail: readMail(read, { isDemo }),
      storage: readStorage(read),
      attachmentsPerHour: read('ATTACHMENTS_PER_HOUR', limit(30 * demoFactor)),
      attachmentMegabytesPerDay: {
        perNetwork: read('ATTACHMENT_MEGABYTES_PER_DAY', limit(250 * demoFactor)),
        total: read('ATTACHMENT_MEGABYTES_PER_DAY_ALTOGETHER', limit(5_000 * demoFactor)),
      },
      /** Export file of the preview catalogue (D34); null: the enhanced catalogue shipped with the product. */
      previewExportFile: read('PREVIEW_EXPORT_FILE', optionalText),
      /** Account and tax names in the files for bookkeeping programs, from the owner's chart of accounts. */
      accounts: {
        xeroAccountCode: read('XERO_ACCOUNT_CODE', text('200')),
        xeroTaxName: read('XERO_TAX_NAME', text('20% (VAT on Income)')),
        /** QuickBooks refuses negative lines without one. */
        quickbooksItem: read('QUICKBOOKS_ITEM', text('Sales')),
        quickbooksTaxCode: read('QUICKBOOKS_TAX_CODE', text('20.0% S')),
        /** Account of all customers in Sage, which must exist there. */
        sageCustomer: read('SAGE_CUSTOMER', text('WEBSHOP')),
      },
      backupFolder: readBackupFolder(read),
      backups: readBackups(read, { isDemo }),
    };
  });

/** Settings of commands that only prepare the database. */
export type TaskConfig = ReturnType<typeof readTask>;

/** Needs no accounts with external services. */
export const readScriptConfig = (env: Environment): TaskConfig => readSettings(env, readTask);

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

const readBackupFolder = (read: ReadVariable): string => read('BACKUP_FOLDER', text('.data/backups'));

function readCommon(read: ReadVariable) {
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
     * The same database without a pooler, for work that needs its own connection: LISTEN, session locks, dumps, queues in
     * PostgreSQL.
     */
    databaseDirectUrl: direct ?? databaseUrl,
    databasePoolSize: read('DATABASE_POOL_SIZE', wholeNumber({ min: 1, max: 100, defaultValue: 10 })),
  };
}

/** Commands use few connections and set session parameters, so they bypass the pooler. */
function readTask(read: ReadVariable) {
  const common = readCommon(read);
  return { ...common, databaseUrl: common.databaseDirectUrl };
}

const optionalText = (given: string | undefined) => ({ value: given ?? null });

const limit = (defaultValue: number) => wholeNumber({ min: 1, max: 1_000_000, defaultValue });
