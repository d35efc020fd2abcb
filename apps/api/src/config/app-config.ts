/**
 * Everything the processes of this app are told from outside, checked and typed. A class, so that it is its
 * own injection token.
 */
export abstract class AppConfig {
  /** `demo` has sample content and readable logs; a process that is told nothing is in production (D40). */
  abstract readonly appEnv: 'demo' | 'production';
  abstract readonly host: string;
  abstract readonly apiPort: number;
  abstract readonly workerPort: number;
  abstract readonly databaseUrl: string;
  /** Absent: the queues live in PostgreSQL (D42). */
  abstract readonly redisUrl: string | undefined;
  /** The origin that people see; writes from it are trusted even where a proxy changes the Host header. */
  abstract readonly publicOrigin: string | undefined;
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
}
