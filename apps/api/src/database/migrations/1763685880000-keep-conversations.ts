import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

const eventKinds = `'status', 'note', 'quote'`;
const longest = `CASE WHEN kind IN ('answer', 'reply') THEN 10000 ELSE 2000 END`;

/** What staff answer to inquiries by mail, and what customers reply (decision 78). */
export class KeepConversations1763685880000 implements MigrationInterface {
  name = 'KeepConversations1763685880000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inquiry_event
        ADD COLUMN mail_id text, ADD COLUMN means text, ADD COLUMN message_id text,
        DROP CONSTRAINT ck_inquiry_event_kind, DROP CONSTRAINT ck_inquiry_event_text,
        ADD CONSTRAINT ck_inquiry_event_kind CHECK (kind IN (${eventKinds}, 'answer', 'reply')) NOT VALID,
        ADD CONSTRAINT ck_inquiry_event_text CHECK (text <> '' AND length(text) <= ${longest}) NOT VALID,
        ADD CONSTRAINT ck_inquiry_event_mail_id CHECK ((mail_id IS NOT NULL) = (kind = 'answer')) NOT VALID,
        ADD CONSTRAINT ck_inquiry_event_means
          CHECK ((means IS NOT NULL) = (kind = 'reply') AND means IN ('mail', 'phone')) NOT VALID,
        ADD CONSTRAINT ck_inquiry_event_message_id
          CHECK (message_id IS NULL OR (kind = 'reply' AND length(message_id) <= 300)) NOT VALID,
        ADD CONSTRAINT fk_inquiry_event_mail_id FOREIGN KEY (mail_id) REFERENCES mail (id) NOT VALID;
    `);
    await addKinds(runner, 'mail', ['inquiry-answer']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM inquiry_event WHERE kind IN ('answer', 'reply');
      DELETE FROM staff_task WHERE mail_id IN (SELECT id FROM mail WHERE kind = 'inquiry-answer');
      ALTER TABLE inquiry_event
        DROP COLUMN mail_id, DROP COLUMN means, DROP COLUMN message_id,
        DROP CONSTRAINT ck_inquiry_event_kind, DROP CONSTRAINT ck_inquiry_event_text,
        ADD CONSTRAINT ck_inquiry_event_kind CHECK (kind IN (${eventKinds})) NOT VALID,
        ADD CONSTRAINT ck_inquiry_event_text CHECK (text <> '' AND length(text) <= 2000) NOT VALID;
    `);
    await removeKinds(runner, 'mail', ['inquiry-answer']);
  }
}
