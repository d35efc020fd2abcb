import type { QueryRunner } from 'typeorm';

interface Row {
  definition: string;
}

/** Lets a column that has one of a few words have further ones. All rows are looked at later, by `VALIDATE CONSTRAINT`. */
export async function addKinds(runner: QueryRunner, table: string, added: readonly string[]): Promise<void> {
  await setKinds(runner, table, (known) => [...new Set([...known, ...added])]);
}

/** Takes them away again, with the rows that have them. */
export async function removeKinds(
  runner: QueryRunner,
  table: string,
  removed: readonly string[],
): Promise<void> {
  await runner.query(`DELETE FROM ${table} WHERE kind = ANY($1)`, [removed]);
  await setKinds(runner, table, (known) => known.filter((kind) => !removed.includes(kind)));
}

async function setKinds(
  runner: QueryRunner,
  table: string,
  change: (known: string[]) => string[],
): Promise<void> {
  const name = `ck_${table}_kind`;
  const [found] = (await runner.query(
    'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
    [name],
  )) as Row[];
  const known = [...(found?.definition ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind ?? '');
  const kinds = change(known).map((kind) => `'${kind}'`);
  await runner.query(`
    ALTER TABLE ${table} DROP CONSTRAINT ${name};
    ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (kind IN (${kinds.join(', ')})) NOT VALID`);
}
