import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was found out about postcodes (D38); a copy of somebody else's data, so it may be lost in a crash. */
export class CreatePostcodeLookups1763683680000 implements MigrationInterface {
  name = 'CreatePostcodeLookups1763683680000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE postcode_lookup (
        key text NOT NULL,
        outcome jsonb NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_postcode_lookup PRIMARY KEY (key),
        CONSTRAINT ck_postcode_lookup_key CHECK (key ~ '^(postcode|outcode):[A-Z0-9]{2,7}$')
      );
      CREATE INDEX ix_postcode_lookup_expires_at ON postcode_lookup (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE postcode_lookup');
  }
}
