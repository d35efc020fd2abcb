import { Client } from 'pg';

/** Statements sent to the database by this process, i.e. round trips. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.filter(([statement]) => (statement as unknown) !== 'SELECT 1').length;
  } finally {
    query.mockRestore();
  }
}
