import { Material } from '../catalogue';
import { useApi } from '../testing/servers/use-api';
import { Statements } from './statements';

const api = useApi();

const lock = 'SELECT id FROM material WHERE id = $1 FOR UPDATE';

it('retries a transaction after a deadlock, so that both succeed', async () => {
  const statements = api.app.get(Statements);
  const [firstRow, secondRow] = await api.sql<{ id: number }>('SELECT id FROM material ORDER BY id');
  let arrived = 0;
  let release: () => void;
  const bothLocked = new Promise<void>((resolve) => (release = resolve));
  const lockBoth = (first?: number, second?: number) =>
    statements.transaction(async (tx) => {
      await tx.run(lock, [first]);
      arrived += 1;
      if (arrived === 2) release();
      await bothLocked;
      await tx.run(lock, [second]);
    });
  await Promise.all([lockBoth(firstRow?.id, secondRow?.id), lockBoth(secondRow?.id, firstRow?.id)]);
  expect(arrived).toBeGreaterThan(2);
});

it('prepares SQL once per connection, without a name in the code', async () => {
  const sql = 'SELECT count(*)::integer AS materials FROM material';
  const prepared = await api.app.get(Statements).transaction(async (tx) => {
    await tx.run(sql);
    await tx.run(sql);
    return tx.query<object[]>('SELECT name FROM pg_prepared_statements WHERE statement = $1', [sql]);
  });
  expect(prepared).toEqual([{ name: expect.stringMatching(/^[\w-]{27}$/) as string }]);
});

it('rolls back everything that repositories wrote in a failed transaction', async () => {
  const statements = api.app.get(Statements);
  const [{ id } = { id: 0 }] = await api.sql<{ id: number }>('SELECT id FROM material ORDER BY id');
  const warranty = async () => (await api.sql('SELECT warranty FROM material WHERE id = $1', [id]))[0];
  const before = await warranty();
  const failed = statements.transaction(async (tx) => {
    const { manager } = tx;
    await manager.update(Material, id, { warranty: 'of a day' });
    expect(await tx.query('SELECT warranty FROM material WHERE id = $1', [id])).toEqual([
      { warranty: 'of a day' },
    ]);
    await manager.insert(Material, { name: (await manager.findOneByOrFail(Material, { id })).name });
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(await warranty()).toEqual(before);
});
