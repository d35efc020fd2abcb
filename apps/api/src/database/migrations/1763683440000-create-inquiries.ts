import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns and rules that both forms share. */
const common = (table: string) => `
  id text NOT NULL,
  status text NOT NULL DEFAULT 'new',
  email text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT pk_${table} PRIMARY KEY (id),
  CONSTRAINT ck_${table}_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
  CONSTRAINT ck_${table}_status CHECK (status IN ('new', 'in-progress', 'resolved', 'spam')),
  CONSTRAINT ck_${table}_email CHECK (email LIKE '%_@_%' AND length(email) <= 254)`;

/** A text that is there or null, but never empty. */
const text = (table: string, column: string, longest: number, nullability = '') =>
  `${column} text ${nullability},
  CONSTRAINT ck_${table}_${column} CHECK (${column} <> '' AND length(${column}) <= ${longest})`;

/** What visitors write by the two forms (specification §3, D8, D28). */
export class CreateInquiries1763683440000 implements MigrationInterface {
  name = 'CreateInquiries1763683440000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_inquiry (${common('contact_inquiry')},
        ${text('contact_inquiry', 'first_name', 80, 'NOT NULL')},
        ${text('contact_inquiry', 'last_name', 80, 'NOT NULL')},
        ${text('contact_inquiry', 'phone', 40)},
        ${text('contact_inquiry', 'message', 4_000, 'NOT NULL')}
      );

      CREATE TABLE trade_inquiry (${common('trade_inquiry')},
        ${text('trade_inquiry', 'company_name', 160, 'NOT NULL')},
        ${text('trade_inquiry', 'contact_name', 160, 'NOT NULL')},
        ${text('trade_inquiry', 'phone', 40, 'NOT NULL')},
        ${text('trade_inquiry', 'project_type', 200)},
        ${text('trade_inquiry', 'quantity', 200)},
        ${text('trade_inquiry', 'materials', 500)},
        ${text('trade_inquiry', 'specifications', 4_000)},
        ${text('trade_inquiry', 'timeline', 200)},
        ${text('trade_inquiry', 'edging_requirements', 500)},
        ${text('trade_inquiry', 'additional_details', 4_000)}
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_inquiry, trade_inquiry');
  }
}
