import type { PoolClient, QueryResultRow } from 'pg';

const batchSize = 500;

/** What is read, and with what. */
interface BatchQuery {
  text: string;
  values: readonly unknown[];
}

/**
 * The rows of a query as they are asked for, some at a time, from one cursor: all as of one moment, however long that
 * takes. Whoever does not come back for more within the given time has left, and the connection is given up.
 * @param connect hands out a connection that is given back by `release`
 */
export async function* readInBatches<Row extends QueryResultRow>(
  connect: () => Promise<PoolClient>,
  { text, values }: BatchQuery,
  patienceMs: number,
): AsyncGenerator<Row[]> {
  const client = await connect();
  let isOver = false;
  /** A connection in the middle of something is of no more use to others; what it says while it closes neither. */
  const end = (isClean: boolean) => {
    if (isOver) return;
    isOver = true;
    if (isClean) client.off('error', ignore);
    client.release(!isClean);
  };
  client.on('error', ignore);
  let timer: NodeJS.Timeout | undefined;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${text}`, values as unknown[]);
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${batchSize} FROM rows`);
      if (rows.length > 0) {
        timer = setTimeout(() => end(false), patienceMs);
        yield rows;
        clearTimeout(timer);
        // It may have happened while we were waiting to go on.
        if (isOver as boolean) throw new Error('nobody came for more rows in time');
      }
      if (rows.length < batchSize) break;
    }
    await client.query('COMMIT');
    end(true);
  } finally {
    clearTimeout(timer);
    end(false);
  }
}

const ignore = () => undefined;
