import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is written to once a deposit is paid: until now it was read from the timelines of quotes, from each change what was
 * before and after it. Nothing is left there of who was erased.
 */
export class CreateDepositPeople1763685210000 implements MigrationInterface {
  name = 'CreateDepositPeople1763685210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deposit_person (
        deposit_id text NOT NULL,
        number integer NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        delivery_address text,
        CONSTRAINT pk_deposit_person PRIMARY KEY (deposit_id, number),
        CONSTRAINT fk_deposit_person_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT ck_deposit_person_number CHECK (number > 0)
      );
      CREATE UNIQUE INDEX uq_deposit_person_address ON deposit_person (deposit_id, lower(address));

      WITH change AS (
        -- The same is on the timeline of each of a deposit's quotes.
        SELECT first.deposit_id, entry.id, entry.details
        FROM deposit_quote AS first JOIN timeline_entry AS entry
          ON entry.quote_id = first.quote_id AND entry.kind = 'deposit-details-changed'
            AND entry.details ->> 'depositId' = first.deposit_id
        WHERE entry.details ? 'after'
          AND first.position = (SELECT min(position) FROM deposit_quote WHERE deposit_id = first.deposit_id)
      ), said AS (
        SELECT deposit_id, id, 1 AS turn, details -> 'before' AS words FROM change
        UNION ALL
        SELECT deposit_id, id, 2, details -> 'after' FROM change
      ), person AS (
        SELECT DISTINCT ON (deposit_id, lower(words ->> 'customerEmail')) deposit_id, words,
          min(ARRAY[id, turn]) OVER (PARTITION BY deposit_id, lower(words ->> 'customerEmail')) AS since
        FROM said ORDER BY deposit_id, lower(words ->> 'customerEmail'), id DESC, turn DESC
      )
      INSERT INTO deposit_person (deposit_id, number, name, address, delivery_address)
      SELECT deposit_id, row_number() OVER (PARTITION BY deposit_id ORDER BY since), words ->> 'customerName',
        words ->> 'customerEmail', words ->> 'deliveryAddress'
      FROM person;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deposit_person');
  }
}
