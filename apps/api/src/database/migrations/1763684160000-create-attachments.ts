import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures and plans that visitors send along with a quote or an inquiry; the files themselves are in the object storage. */
export class CreateAttachments1763684160000 implements MigrationInterface {
  name = 'CreateAttachments1763684160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attachment (
        id text NOT NULL,
        quote_id text,
        contact_inquiry_id text,
        trade_inquiry_id text,
        name text NOT NULL,
        type text NOT NULL,
        size integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_attachment PRIMARY KEY (id),
        CONSTRAINT fk_attachment_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT fk_attachment_contact_inquiry_id
          FOREIGN KEY (contact_inquiry_id) REFERENCES contact_inquiry (id),
        CONSTRAINT fk_attachment_trade_inquiry_id FOREIGN KEY (trade_inquiry_id) REFERENCES trade_inquiry (id),
        CONSTRAINT ck_attachment_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_attachment_subject
          CHECK (num_nonnulls(quote_id, contact_inquiry_id, trade_inquiry_id) = 1),
        CONSTRAINT ck_attachment_name CHECK (name <> '' AND length(name) <= 200),
        CONSTRAINT ck_attachment_type CHECK (type IN ('image/jpeg', 'application/pdf')),
        CONSTRAINT ck_attachment_size CHECK (size > 0)
      );
      CREATE INDEX ix_attachment_quote_id ON attachment (quote_id) WHERE quote_id IS NOT NULL;
      CREATE INDEX ix_attachment_contact_inquiry_id
        ON attachment (contact_inquiry_id) WHERE contact_inquiry_id IS NOT NULL;
      CREATE INDEX ix_attachment_trade_inquiry_id
        ON attachment (trade_inquiry_id) WHERE trade_inquiry_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attachment');
  }
}
