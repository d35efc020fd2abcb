import type { PoolClient, QueryResultRow } from 'pg';

const batchSize = 500;

/** Sorting a table of a million rows took 120 s on a busy disk. */
const statementMs = 15 * 60_000;

/**
 * A consistent view of the whole database. It holds a connection until it ends, which happens automatically if the
 * reader requests nothing for `idleTimeoutMs`.
 */
export class Snapshot {
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  private constructor(
    private readonly client: PoolClient,
    private readonly idleTimeoutMs: number,
  ) {}

  /** @param connect returns a connection of the pool, which `release` returns to the pool */
  static async take(connect: () => Promise<PoolClient>, idleTimeoutMs: number): Promise<Snapshot> {
    const client = await connect();
    client.on('error', ignore);
    const snapshot = new Snapshot(client, idleTimeoutMs);
    try {
      // The first query fixes the snapshot.
      await snapshot.run(`
        BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
        SET LOCAL TimeZone TO 'UTC';
        SET LOCAL statement_timeout TO ${statementMs};
        SET LOCAL idle_in_transaction_session_timeout TO ${idleTimeoutMs + 10_000};
        SELECT 1`);
    } catch (error) {
      snapshot.release(false);
      throw error;
    }
    return snapshot;
  }

  async run<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (this.hasEnded) throw new Error('the snapshot has ended: its reader was too slow');
    clearTimeout(this.timer);
    const { rows } = await this.client.query<Row>(text, [...values]);
    if (!this.hasEnded) this.timer = setTimeout(() => this.release(false), this.idleTimeoutMs).unref();
    return rows;
  }

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

  /** Releases the connection; a second call does nothing. */
  async end(): Promise<void> {
    if (this.hasEnded) return;
    const isClean = await this.run('COMMIT').then(
      () => true,
      () => false,
    );
    this.release(isClean);
  }

  /** A connection in the middle of a statement cannot be reused. */
  private release(isClean: boolean): void {
    clearTimeout(this.timer);
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.client.off('error', ignore).release(!isClean);
  }
}

const ignore = () => undefined;
