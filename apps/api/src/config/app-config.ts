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
}
