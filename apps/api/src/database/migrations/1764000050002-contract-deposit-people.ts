import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deposit is of one person, whose details never change: another person has another one. */
export class ContractDepositPeople1764000050002 implements MigrationInterface {
  name = 'ContractDepositPeople1764000050002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deposit_person');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deposit_person (
        deposit_id text NOT NULL,
        number integer NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        delivery_address text,
        CONSTRAINT pk_deposit_person PRIMARY KEY (deposit_id, number),
        CONSTRAINT ck_deposit_person_number CHECK (number > 0),
        CONSTRAINT fk_deposit_person_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id)
      );
      CREATE UNIQUE INDEX uq_deposit_person_address ON deposit_person (deposit_id, lower(address));
    `);
  }
}
