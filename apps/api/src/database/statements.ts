import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientBase, Pool, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { Snapshot } from './snapshot';

/** SQL alone, which PostgreSQL parses and plans once for each connection and knows by a digest of its text; or what is said of it. */
export type Sql = string | Statement;

export interface Statement {
  text: string;
  /** Planned each time, for its values: where the best way depends on them. */
  isPlannedAnew: boolean;
}

/** A contract as a statement selects it by its own names: its times are Dates, which JSON writes as it has them. */
export type InDatabase<Contract, Times extends keyof Contract> = Omit<Contract, Times> & {
  [Time in Times]: null extends Contract[Time] ? Date | null : Date;
};

/** Runs statements: on any connection of the pool, or on the one of a transaction. */
export interface StatementRunner {
  run<Row extends object>(statement: Sql, values?: readonly unknown[]): Promise<Row[]>;
  /** TypeORM's repositories and query builder, there too. */
  readonly manager: EntityManager;
}

/** A transaction that is under way. */
export interface Transaction extends StatementRunner {
  /** For what another module does within it, as plain SQL. */
  query<Result>(sql: string, parameters?: readonly unknown[]): Promise<Result>;
}

/** Longest that a reader of a long list may keep a connection waiting. */
const patienceMs = 20_000;
/** Longest that a reader of the whole database may keep one waiting: over a slow line a part takes its time. */
const snapshotPatienceMs = 60_000;

/** How often a transaction is begun again after a deadlock or a serialisation failure. */
const mostTries = 4;

/**
 * Runs named prepared statements on TypeORM's own pool: the hot reads and writes, where a repository would cost several
 * round trips, and whatever is SQL rather than rows. Repositories take part in its transactions by their `manager`.
 */
@Injectable()
export class Statements implements StatementRunner {
  private readonly pool: Pool;

  constructor(@InjectDataSource() private readonly database: DataSource) {
    this.pool = (database.driver as unknown as { master: Pool }).master;
  }

  /** How many connections are at work, idle and waited for. */
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

  /** The rows of a list of any length, some at a time. They hold a connection until they are read, or left. */
  async *inBatches<Row extends QueryResultRow>(
    { text }: Pick<Statement, 'text'>,
    values: readonly unknown[],
  ): AsyncGenerator<Row[]> {
    const snapshot = await Snapshot.take(() => this.pool.connect(), patienceMs);
    try {
      yield* snapshot.inBatches<Row>(text, values);
    } finally {
      await snapshot.end();
    }
  }

  /** Some work on the whole database as of this moment. It holds a connection until it is over, or the snapshot is ended. */
  async onSnapshot<Result>(work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
    const snapshot = await Snapshot.take(() => this.pool.connect(), snapshotPatienceMs);
    try {
      return await work(snapshot);
    } finally {
      await snapshot.end();
    }
  }

  /** Reads several things as they are at one moment, whatever is written meanwhile; one after the other. */
  atOneMoment<Result>(read: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.transaction(read, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  }

  /**
   * Carries out some work all together or not at all. Where PostgreSQL breaks it off for the sake of another
   * transaction, nothing of it has happened and it is begun anew: so the work must touch nothing but the database.
   */
  async transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    begin: Beginning = 'BEGIN',
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.pool.connect();
      // What breaks the connection is told by the statement that it breaks; without a listener it ends the process.
      client.on('error', ignore);
      try {
        const result = await this.within(client, work, begin);
        client.off('error', ignore).release();
        return result;
      } catch (error) {
        // A connection that could not even roll back is of no more use.
        const isUsable = await client.query('ROLLBACK').then(
          () => true,
          () => false,
        );
        client.off('error', ignore).release(!isUsable);
        if (attempt === mostTries || !isCollision(error)) throw error;
      }
    }
  }

  /** Some work as one transaction on a connection, which is left in it where the work fails. */
  private async within<Result>(
    client: ClientBase,
    work: (tx: Transaction) => Promise<Result>,
    begin: Beginning,
  ): Promise<Result> {
    await client.query(begin);
    const result = await work(transactionOf(client, this.database));
    await client.query('COMMIT');
    return result;
  }
}

/** How a transaction begins: as a writer, or as a reader for whom nothing changes. */
type Beginning = 'BEGIN' | 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

function toQuery(statement: Sql, values: readonly unknown[]) {
  const { text, isPlannedAnew } =
    typeof statement === 'string' ? { text: statement, isPlannedAnew: false } : statement;
  return { ...(!isPlannedAnew && { name: digestOf(text) }), text, values: values as unknown[] };
}

/** Of each statement that was run: they are as many as the code has, and for lists as the choices that are made. */
const digests = new Map<string, string>();

function digestOf(text: string): string {
  const digest = digests.get(text) ?? createHash('sha1').update(text).digest('base64url');
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
    // A runner of TypeORM's that has its connection already, and so neither takes one nor begins anything.
    get manager() {
      const connected = { databaseConnection: client, isTransactionActive: true };
      return (manager ??= Object.assign(database.createQueryRunner(), connected).manager);
    },
  };
}

/** Serialisation failure and deadlock. */
const isCollision = (error: unknown) => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
};
