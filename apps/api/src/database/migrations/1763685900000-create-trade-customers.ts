import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

/** Trade customers, what they are given, and the owner's floor (decision 80). */
export class CreateTradeCustomers1763685900000 implements MigrationInterface {
  name = 'CreateTradeCustomers1763685900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_customer (
        id text NOT NULL,
        company text NOT NULL,
        email text NOT NULL,
        vat_number text,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz(3) NOT NULL,
        changed_at timestamptz(3) NOT NULL,
        link_sent_at timestamptz(3),
        token_hashes text[] NOT NULL DEFAULT '{}',
        CONSTRAINT pk_trade_customer PRIMARY KEY (id),
        CONSTRAINT ck_trade_customer_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_trade_customer_company CHECK (company <> '' AND length(company) <= 120),
        CONSTRAINT ck_trade_customer_vat_number CHECK (vat_number <> '' AND length(vat_number) <= 20),
        CONSTRAINT ck_trade_customer_token_hashes CHECK (token_hashes = '{}' OR link_sent_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX uq_trade_customer_email ON trade_customer (lower(email));

      CREATE TABLE trade_percentage (
        trade_customer_id text NOT NULL,
        material_id integer NOT NULL,
        percent numeric(4,2) NOT NULL,
        CONSTRAINT pk_trade_percentage PRIMARY KEY (trade_customer_id, material_id),
        CONSTRAINT fk_trade_percentage_trade_customer_id FOREIGN KEY (trade_customer_id)
          REFERENCES trade_customer (id) ON DELETE CASCADE,
        CONSTRAINT fk_trade_percentage_material_id FOREIGN KEY (material_id) REFERENCES material (id),
        CONSTRAINT ck_trade_percentage_percent CHECK (percent BETWEEN 0.01 AND 50)
      );

      CREATE TABLE trade_rules (
        id integer NOT NULL,
        rules jsonb NOT NULL,
        CONSTRAINT pk_trade_rules PRIMARY KEY (id),
        CONSTRAINT ck_trade_rules_id CHECK (id = 1)
      );
    `);
    await addKinds(runner, 'mail', ['trade-link']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'mail', ['trade-link']);
    await runner.query('DROP TABLE trade_rules, trade_percentage, trade_customer');
  }
}
