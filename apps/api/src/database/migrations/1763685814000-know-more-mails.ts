import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = `'quote', 'quotes', 'quote-reminder', 'quote-follow-up', 'quote-revised', 'deposit-confirmation',
          'payment-not-completed', 'deposit-refunded', 'contact-acknowledgement', 'trade-acknowledgement',
          'staff-deposit-paid', 'staff-payment-review', 'staff-contact', 'staff-trade', 'staff-revision-answered',
          'staff-invitation', 'staff-alert'`;
const added = `'payment-received', 'appointment-offered', 'appointment-booked', 'appointment-moved',
          'appointment-cancelled', 'appointment-reminder'`;

/** A mail may be the receipt of a payment that staff recorded, or be about an appointment. */
export class KnowMoreMails1763685814000 implements MigrationInterface {
  name = 'KnowMoreMails1763685814000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
      ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${kinds}, ${added})) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail WHERE kind IN (${added});
      ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
      ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${kinds})) NOT VALID`);
  }
}
