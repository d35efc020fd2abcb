import fc from 'fast-check';
import { Pool, type ClientBase } from 'pg';
import { quoteStatuses } from '@app/contracts';
import type { Sql, StatementRunner } from '../../database/statements';
import { cloneDatabase, type TestDatabase } from '../../testing/database/clone-database';
import { emptiedSql } from '../../testing/database/emptied';
import { textOf } from '../../testing/text-of';
import { recount } from '../testing/recount';
import { isReplacedBySql, lockSequenceSql, topsOfSql } from './quotes-of-tops';
import { refreshTops } from './refresh-tops';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = new Pool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query(emptiedSql('quote')));

const statementsOn = (runner: Pick<Pool, 'query'>) =>
  ({
    run: async <Row>(statement: Sql, values: readonly unknown[] = []) =>
      (await runner.query(textOf(statement), [...values])).rows as Row[],
  }) as StatementRunner;
const read = async (sql: string) => (await pool.query(sql)).rows as unknown[];
/** Pairs of each replaced quote and the current quote of its top. */
const currentQuotes = async () =>
  (
    await pool.query<{ id: string; newer: string }>(
      `SELECT quote.id, newer.id AS newer FROM quote LEFT JOIN quote AS newer ON ${isReplacedBySql('newer')}
       WHERE quote.standing = 'replaced' ORDER BY 1`,
    )
  ).rows.map(({ id, newer }) => [id, newer]);
type Runner = Pick<ClientBase, 'query'>;
/** Changes a quote as the shop does: locks all quotes for its top, and retries after a deadlock. */
async function withTop(id: string, work: (tx: Runner) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    for (let isDone = false; !isDone;)
      try {
        await client.query('BEGIN');
        await client.query(
          `SELECT FROM quote WHERE top_id = ANY(${topsOfSql('$1')}) ORDER BY ${lockSequenceSql} FOR NO KEY UPDATE`,
          [[id]],
        );
        await work(client);
        await refreshTops(statementsOn(client), [id]);
        await client.query('COMMIT');
        isDone = true;
      } catch (error) {
        await client.query('ROLLBACK');
        if ((error as { code?: string }).code !== '40P01') throw error;
      }
  } finally {
    client.release();
  }
}

const idOf = (number: number) => `${String(number).padStart(21, '0')}A`;
let quoteCount = 0;
const insert = async (totals: readonly number[], replaced: string | null = null, runner: Runner = pool) => {
  const first = quoteCount + 1;
  quoteCount += totals.length;
  await runner.query(
    `INSERT INTO quote (id, reference, length, width, total_price,
       snapshot, created_at, valid_until, replaces_quote_id, top_id)
     SELECT lpad(number::text, 21, '0') || 'A', 'VT-26-' || lpad(number::text, 5, '0'), 1000, 300, total / 100.0, '{}', now(), now() + interval '1 day',
       (SELECT id FROM quote WHERE id = $3),
       coalesce((SELECT top_id FROM quote WHERE id = $3), lpad(number::text, 21, '0') || 'A')
     FROM unnest($1::integer[]) WITH ORDINALITY AS made (total, place), LATERAL (SELECT place + $2 - 1 AS number) AS named`,
    [totals, first, replaced],
  );
};

const quoteNumber = fc.nat({ max: 30 });
const actions = fc.oneof(
  fc.record({
    do: fc.constant('insert'),
    totals: fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 4 }),
  }),
  fc.record({
    do: fc.constant('replace'),
    number: quoteNumber,
    totals: fc.tuple(fc.integer({ min: 1, max: 999_999 })),
  }),
  fc.record({ do: fc.constant('move'), number: quoteNumber, status: fc.constantFrom(...quoteStatuses) }),
  fc.record({
    do: fc.constant('pay'),
    number: quoteNumber,
    state: fc.constantFrom('none', 'open', 'review', 'paid'),
    received: fc.integer({ min: 0, max: 99_999 }),
  }),
  fc.record({
    do: fc.constantFrom('delete', 'restore', 'propose', 'agree', 'supersede', 'note', 'purge', 'undo'),
    number: quoteNumber,
  }),
);
type StaffChange = {
  do: string;
  number?: number;
  totals?: number[];
  status?: string;
  state?: string;
  received?: number;
};

const updates: Record<string, string> = {
  delete: `UPDATE quote SET deleted_at = now() WHERE id = $1 AND deposit_state = 'none'`,
  restore: 'UPDATE quote SET deleted_at = NULL WHERE id = $1',
  propose: `UPDATE quote SET standing = 'proposed' WHERE id = $1`,
  agree: `UPDATE quote SET standing = 'current' WHERE id = $1`,
  supersede: `UPDATE quote SET standing = 'superseded' WHERE id = $1`,
  note: `UPDATE quote SET notes = 'Pipe at the back' WHERE id >= $1`,
  // Only tops with a single quote are purged, and none with a task to refund.
  purge: `DELETE FROM quote WHERE id = $1 AND replaces_quote_id IS NULL
    AND NOT EXISTS (SELECT FROM quote AS newer WHERE newer.replaces_quote_id = $1)
    AND NOT EXISTS (SELECT FROM staff_task WHERE quote_id = $1)`,
};

async function perform(action: StaffChange): Promise<void> {
  const id = idOf(action.number ?? 0);
  if (action.do === 'insert') await insert(action.totals ?? []);
  else if (action.do === 'replace') await withTop(id, (tx) => insert(action.totals ?? [], id, tx));
  else if (action.do === 'move')
    await withTop(id, (tx) => tx.query('UPDATE quote SET status = $2 WHERE id = $1', [id, action.status]));
  else if (action.do === 'pay')
    await withTop(id, (tx) =>
      tx.query(
        'UPDATE quote SET deposit_state = $2, received = $3 / 100.0 WHERE id = $1 AND deleted_at IS NULL',
        [id, action.state, action.received],
      ),
    );
  else if (action.do === 'undo') {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE quote SET total_price = total_price + 1 WHERE id = $1`, [id]);
    await client.query('ROLLBACK');
    client.release();
  } else await withTop(id, (tx) => tx.query(updates[action.do] ?? '', [id]));
}

it('each top has one current quote, whatever several people do at once', { tags: 'thorough' }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 40, maxLength: 90 }), async (all) => {
      await pool.query(emptiedSql('quote'));
      quoteCount = 0;
      await insert([12_345, 67_890, 5]);
      const writers = [0, 1, 2, 3].map(async (writer) => {
        for (const [index, action] of all.entries()) if (index % 4 === writer) await perform(action);
      });
      await Promise.all(writers);
      const { standing } = await recount(read);
      expect(await currentQuotes()).toEqual([...standing].filter(([id, newer]) => id !== newer).sort());
    }),
    // Four writers run in parallel, so a failure may not be reproducible with fewer actions: do not shrink.
    { numRuns: 6, endOnFailure: true },
  );
});
