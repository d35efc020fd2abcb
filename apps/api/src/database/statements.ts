import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientBase, Pool, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { Snapshot } from './snapshot';

/** SQL text is prepared once per connection, under a digest of the text. */
export type Sql = string | Statement;

export interface Statement {
  text: string;
  /** Whether it is planned for each execution, because the best plan depends on the values. */
  usesCustomPlan: boolean;
}

/** A contract as a statement returns it: times are Dates, which JSON turns into strings. */
export type InDatabase<Contract, Times extends keyof Contract> = Omit<Contract, Times> & {
  [Time in Times]: null extends Contract[Time] ? Date | null : Date;
};

export interface StatementRunner {
  run<Row extends object>(statement: Sql, values?: readonly unknown[]): Promise<Row[]>;
  readonly manager: EntityManager;
}

export interface Transaction extends StatementRunner {
  /** Unprepared SQL, for other modules. */
  query<Result>(sql: string, parameters?: readonly unknown[]): Promise<Result>;
}

/** How long a slow reader of a list may leave a connection idle. */
const idleTimeoutMs = 20_000;
/** Longer for exports of the whole database, for slow connections. */
const exportIdleTimeoutMs = 60_000;

/** Tries of a transaction after deadlocks or serialisation failures. */
const maxTries = 4;

/**
 * Prepared statements on TypeORM's own pool, for hot paths where a repository would need several round trips, and for
 * SQL beyond single rows. Repositories join its transactions through `manager`.
 */
@Injectable()
export class Statements implements StatementRunner {
  private readonly pool: Pool;

  constructor(@InjectDataSource() private readonly database: DataSource) {
    this.pool = (database.driver as unknown as { master: Pool }).master;
  }

  connections(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.pool;
    return { busy: totalCount - idle, idle, waiting };
  }

  async run<Row extends object>(statement: Sql, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query(toQuery(statement, values))).rows as Row[];
  }

  get manager(): EntityManager {
    return this.database.manager;
  }

  /** Reads rows in batches. Holds a connection until all rows are read or the reader stops. */
  async *inBatches<Row extends QueryResultRow>(
    { text }: Pick<Statement, 'text'>,
    values: readonly unknown[],
  ): AsyncGenerator<Row[]> {
    const snapshot = await Snapshot.take(() => this.pool.connect(), idleTimeoutMs);
    try {
      yield* snapshot.inBatches<Row>(text, values);
    } finally {
      await snapshot.end();
    }
  }

  /** Holds a connection until the work is done or the snapshot ended. */
  async onSnapshot<Result>(work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
    const snapshot = await Snapshot.take(() => this.pool.connect(), exportIdleTimeoutMs);
    try {
      return await work(snapshot);
    } finally {
      await snapshot.end();
    }
  }

  inReadTransaction<Result>(read: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.transaction(read, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  }

  /**
   * All or nothing. After a deadlock or serialisation failure the work runs again, so it must have no effects outside
   * the database.
   */
  async transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    begin: BeginStatement = 'BEGIN',
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.pool.connect();
      // The failing statement reports a broken connection; without a listener the event would end the process.
      client.on('error', ignore);
      try {
        const result = await this.runTransaction(client, work, begin);
        client.off('error', ignore).release();
        return result;
      } catch (error) {
        // A connection that could not roll back is unusable.
        const isUsable = await client.query('ROLLBACK').then(
          () => true,
          () => false,
        );
        client.off('error', ignore).release(!isUsable);
        if (attempt === maxTries || !isCollision(error)) throw error;
      }
    }
  }

  /** Leaves the transaction open if the work fails. */
  private async runTransaction<Result>(
    client: ClientBase,
    work: (tx: Transaction) => Promise<Result>,
    begin: BeginStatement,
  ): Promise<Result> {
    await client.query(begin);
    const result = await work(transactionOf(client, this.database));
    await client.query('COMMIT');
    return result;
  }
}

type BeginStatement = 'BEGIN' | 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

function toQuery(statement: Sql, values: readonly unknown[]) {
  const { text, usesCustomPlan } =
    typeof statement === 'string' ? { text: statement, usesCustomPlan: false } : statement;
  return { ...(!usesCustomPlan && { name: digestOf(text) }), text, values: values as unknown[] };
}

/** Digests by statement text; bounded by the number of statements in the code. */
const digests = new Map<string, string>();

function digestOf(text: string): string {
  const digest = digests.get(text) ?? hash('sha1', text, 'base64url');
  digests.set(text, digest);
  return digest;
}

const ignore = () => undefined;

function transactionOf(client: ClientBase, database: DataSource): Transaction {
  let manager: EntityManager | undefined;
  return {
    run: async <Row extends object>(statement: Sql, values: readonly unknown[] = []) =>
      (await client.query(toQuery(statement, values))).rows as Row[],
    query: async <Rows>(sql: string, parameters: readonly unknown[] = []) =>
      (await client.query(sql, parameters as unknown[])).rows as Rows,
    // A query runner that uses our connection and its open transaction.
    get manager() {
      const connected = { databaseConnection: client, isTransactionActive: true };
      return (manager ??= Object.assign(database.createQueryRunner(), connected).manager);
    },
  };
}

const isCollision = (error: unknown) => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
};
