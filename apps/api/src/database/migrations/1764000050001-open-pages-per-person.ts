import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A quote has one open page for each person at most, where it had one for everybody. */
export class OpenPagesPerPerson1764000050001 implements MigrationInterface {
  name = 'OpenPagesPerPerson1764000050001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS uq_deposit_quote_open_person');
    await runner.query(
      'CREATE UNIQUE INDEX CONCURRENTLY uq_deposit_quote_open_person ON deposit_quote (quote_id, person) WHERE is_open',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS uq_deposit_quote_open');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX uq_deposit_quote_open ON deposit_quote (quote_id) WHERE is_open');
    await runner.query('DROP INDEX uq_deposit_quote_open_person');
  }
}
