import { Client } from 'pg';

/** How many statements this process sent to the database during some work: the round trips it took. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.filter(([statement]) => (statement as unknown) !== 'SELECT 1').length;
  } finally {
    query.mockRestore();
  }
}
