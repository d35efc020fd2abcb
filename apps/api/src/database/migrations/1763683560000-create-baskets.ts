import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Baskets by browser session (specification §3, D10). `used_at` tells which ones nobody has come back to. The
 * index on quotes is for taking a quote out of every basket.
 */
export class CreateBaskets1763683560000 implements MigrationInterface {
  name = 'CreateBaskets1763683560000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE basket (
        session_id text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        used_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_basket PRIMARY KEY (session_id),
        CONSTRAINT ck_basket_session_id CHECK (session_id ~ '^session-[0-9]{13}-[a-z0-9]{16,64}$'),
        CONSTRAINT ck_basket_used_at CHECK (used_at >= created_at)
      );

      CREATE TABLE basket_item (
        id text NOT NULL,
        session_id text NOT NULL,
        quote_id text NOT NULL,
        position integer NOT NULL,
        CONSTRAINT pk_basket_item PRIMARY KEY (id),
        CONSTRAINT uq_basket_item_session_id_quote_id UNIQUE (session_id, quote_id),
        CONSTRAINT fk_basket_item_session_id
          FOREIGN KEY (session_id) REFERENCES basket (session_id) ON DELETE CASCADE,
        CONSTRAINT fk_basket_item_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_basket_item_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_basket_item_position CHECK (position > 0)
      );
      CREATE INDEX ix_basket_item_quote_id ON basket_item (quote_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE basket_item, basket');
  }
}
