import type { MigrationInterface, QueryRunner } from 'typeorm';

const readKinds = `
  SELECT ARRAY(SELECT (regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g'))[1]) AS kinds
  FROM pg_constraint WHERE conname = 'ck_mail_kind'`;

/** The kinds of mails as they are, with one more or without it. */
async function changeKinds(runner: QueryRunner, change: (kinds: string[]) => string[]): Promise<void> {
  const [{ kinds }] = (await runner.query(readKinds)) as [{ kinds: string[] }];
  const listed = change(kinds).map((kind) => `'${kind}'`);
  await runner.query(`
    ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
    ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${listed.join(', ')})) NOT VALID`);
}

/** A mail may bring an invoice. */
export class KnowInvoiceMails1763685851000 implements MigrationInterface {
  name = 'KnowInvoiceMails1763685851000';

  async up(runner: QueryRunner): Promise<void> {
    await changeKinds(runner, (kinds) => [...kinds, 'invoice']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM mail WHERE kind = 'invoice'`);
    await changeKinds(runner, (kinds) => kinds.filter((kind) => kind !== 'invoice'));
  }
}
