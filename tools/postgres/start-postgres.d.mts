/** A PostgreSQL server that this process started. */
export interface RunningPostgres {
  /** Connection string of the given database; the product's own without an argument. */
  url: string;
  urlOf(database: string): string;
  pid: number;
  /** Settles when the server has ended, for whatever reason. */
  exited: Promise<void>;
  /** Disconnects everybody, writes everything, ends. `immediately`: for data nobody wants to keep. */
  stop(options?: { immediately?: boolean }): Promise<void>;
}

export interface PostgresOptions {
  /** Everything of this server lies here; made when missing. */
  dataDir: string;
  port: number;
  logFile: string;
  /** Created when missing. */
  database?: string;
  /** Server settings, on top of the defaults. */
  settings?: Record<string, string>;
  /** False for throwaway servers: nothing is forced to the disk. */
  durable?: boolean;
  /** The ways to run when this process is root, in order; for tests. */
  ways?: ('nobody' | 'namespace' | 'copy')[];
}

/** Starts the embedded PostgreSQL on 127.0.0.1 and resolves when it answers a query. */
export declare function startPostgres(options: PostgresOptions): Promise<RunningPostgres>;
