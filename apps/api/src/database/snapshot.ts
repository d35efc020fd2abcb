import type { PoolClient, QueryResultRow } from 'pg';

const batchSize = 500;

/** Longest that one statement may take, as of a restore: sorting a whole table of a million rows took 120 s on a busy disk. */
const statementMs = 15 * 60_000;

/**
 * The whole database as of one moment, to be read at leisure. It holds a connection until it is ended; whoever asks for
 * nothing more for a while has left, and the connection is given up.
 */
export class Snapshot {
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  private constructor(
    private readonly client: PoolClient,
    private readonly patienceMs: number,
  ) {}

  /** @param connect hands out a connection that is given back by `release` */
  static async take(connect: () => Promise<PoolClient>, patienceMs: number): Promise<Snapshot> {
    const client = await connect();
    client.on('error', ignore);
    const snapshot = new Snapshot(client, patienceMs);
    try {
      // It is the first query that fixes the moment.
      await snapshot.run(`
        BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
        SET LOCAL TimeZone TO 'UTC';
        SET LOCAL statement_timeout TO ${statementMs};
        SET LOCAL idle_in_transaction_session_timeout TO ${patienceMs + 10_000};
        SELECT 1`);
    } catch (error) {
      snapshot.giveBack(false);
      throw error;
    }
    return snapshot;
  }

  async run<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (this.isOver) throw new Error('the snapshot is over: nobody came for more in time');
    clearTimeout(this.timer);
    const { rows } = await this.client.query<Row>(text, [...values]);
    if (!this.isOver) this.timer = setTimeout(() => this.giveBack(false), this.patienceMs).unref();
    return rows;
  }

  /** The rows of a query of any length, some at a time. */
  async *inBatches<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): AsyncGenerator<Row[]> {
    await this.run(`DECLARE rows NO SCROLL CURSOR FOR ${text}`, values);
    for (;;) {
      const rows = await this.run<Row>(`FETCH ${batchSize} FROM rows`);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) break;
    }
    await this.run('CLOSE rows');
  }

  /** Gives the connection back, once nothing more is wanted; a second time does nothing. */
  async end(): Promise<void> {
    if (this.isOver) return;
    const isClean = await this.run('COMMIT').then(
      () => true,
      () => false,
    );
    this.giveBack(isClean);
  }

  /** A connection in the middle of something is of no more use to others. */
  private giveBack(isClean: boolean): void {
    clearTimeout(this.timer);
    if (this.isOver) return;
    this.isOver = true;
    this.client.off('error', ignore).release(!isClean);
  }
}

const ignore = () => undefined;
