import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '.';

/** The last migration of the first release. No older release runs while these are applied. */
const lastBeforeRelease = 1763900013000;

/** SQL that would block visitors, or break the running release during the migration (decision 66). */
const refusedPatterns: [problem: string, pattern: RegExp, instead: string][] = [
  [
    'an index that locks out writers',
    /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY)/i,
    'CONCURRENTLY, with `transaction = false`',
  ],
  [
    'an index dropped under readers',
    /\bDROP\s+INDEX\s+(?!CONCURRENTLY)/i,
    'CONCURRENTLY, with `transaction = false`',
  ],
  [
    'a constraint checked under lock',
    /\bADD\s+CONSTRAINT\b(?![^;]*\b(?:NOT\s+VALID|USING\s+INDEX)\b)/i,
    'NOT VALID, then VALIDATE CONSTRAINT in a migration of its own',
  ],
  [
    'a reference checked under lock',
    /\bADD\s+COLUMN\b[^;,]*\bREFERENCES\b/i,
    'the column, then a constraint NOT VALID',
  ],
  [
    'a column that old rows cannot have',
    /\bADD\s+COLUMN\b(?![^;,]*\bDEFAULT\b)[^;,]*\bNOT\s+NULL\b/i,
    'a default, or NULL until all releases write it',
  ],
  [
    'a rewritten table',
    /\bADD\s+COLUMN\b[^;,]*\bDEFAULT\s+(?:nextval|gen_random_uuid|random|clock_timestamp)\b/i,
    'the column, then its default, then the rows in parts',
  ],
  [
    'all rows read under lock',
    /\bSET\s+NOT\s+NULL\b/i,
    'CHECK (… IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT',
  ],
  [
    'another type',
    /\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    'a new column that both releases write',
  ],
  ['another name', /\bRENAME\b/i, 'a new one that both releases write'],
  [
    'something that the running release reads',
    /\b(?:DROP\s+(?:COLUMN|TABLE)|TRUNCATE(?!\s+(?:OR|ON)))\b/i,
    'a migration whose name begins with Contract, a release after nothing reads it',
  ],
  ['a table locked', /\bLOCK\s+TABLE\b|\bVACUUM\s+FULL\b|\bCLUSTER\b/i, 'nothing of the kind'],
];

/** Problems in the SQL of a migration. Anything is allowed on tables that it creates itself. */
function findProblems(upMigration: string, name: string): string[] {
  const ownTables = [...upMigration.matchAll(/\bCREATE\s+TABLE\s+(\w+)/gi)].map(([, table]) => table ?? '');
  const statements = upMigration
    .split(';')
    .filter((sql) => !ownTables.some((table) => new RegExp(`\\b(?:ON|TABLE)\\s+${table}\\b`, 'i').test(sql)));
  return statements.flatMap((sql) =>
    refusedPatterns
      .filter(
        ([problem, pattern]) =>
          pattern.test(sql) && !(/running release/.test(problem) && /^Contract/.test(name)),
      )
      .map(([problem, , instead]) => `${name}: ${problem}; instead: ${instead}`),
  );
}

it.each<[string, string | undefined]>([
  ['CREATE INDEX ix ON quote (id)', 'an index that locks out writers'],
  ['CREATE UNIQUE INDEX ix ON quote (id)', 'an index that locks out writers'],
  ['CREATE UNIQUE INDEX CONCURRENTLY ix ON quote (id)', undefined],
  ['DROP INDEX ix', 'an index dropped under readers'],
  ['DROP INDEX CONCURRENTLY IF EXISTS ix', undefined],
  ['ALTER TABLE quote ADD CONSTRAINT ck CHECK (length > 0)', 'a constraint checked under lock'],
  ['ALTER TABLE quote ADD CONSTRAINT ck CHECK (length > 0) NOT VALID', undefined],
  ['ALTER TABLE quote VALIDATE CONSTRAINT ck', undefined],
  [
    'ALTER TABLE quote ADD COLUMN order_id integer REFERENCES customer_order',
    'a reference checked under lock',
  ],
  ['ALTER TABLE quote ADD COLUMN colour text NOT NULL', 'a column that old rows cannot have'],
  ["ALTER TABLE quote ADD COLUMN colour text NOT NULL DEFAULT ''", undefined],
  ['ALTER TABLE quote ADD COLUMN colour text', undefined],
  ['ALTER TABLE quote ADD COLUMN key uuid DEFAULT gen_random_uuid()', 'a rewritten table'],
  ['ALTER TABLE quote ALTER COLUMN notes SET NOT NULL', 'all rows read under lock'],
  ['ALTER TABLE quote ALTER COLUMN notes TYPE varchar(10)', 'another type'],
  ['ALTER TABLE quote RENAME COLUMN notes TO remarks', 'another name'],
  ['ALTER TABLE quote DROP COLUMN notes', 'something that the running release reads'],
  ['TRUNCATE quote', 'something that the running release reads'],
  ['CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON quote EXECUTE FUNCTION refuse()', undefined],
  ['LOCK TABLE quote', 'a table locked'],
  ['CREATE TABLE invoice (id integer NOT NULL REFERENCES quote); CREATE INDEX ix ON invoice (id)', undefined],
])('%s: refused as %j', (sql, problem) => {
  expect(findProblems(sql, 'Migration')).toEqual(problem ? [expect.stringContaining(problem)] : []);
});

it('allows a Contract migration to drop a column that nothing reads any more', () => {
  expect(findProblems('ALTER TABLE quote DROP COLUMN notes', 'ContractQuotes')).toEqual([]);
});

it('has no migration that visitors or the running release would notice', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => Number.parseInt(file) > lastBeforeRelease);
  expect(files.length).toBe(
    migrations.filter(({ name }) => Number(name.slice(-13)) > lastBeforeRelease).length,
  );
  const problems = files.flatMap((file) => {
    const [statements = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split(/\basync down\b/);
    return findProblems(statements, /class (\w+)/.exec(statements)?.[1] ?? file);
  });
  expect(problems).toEqual([]);
});
