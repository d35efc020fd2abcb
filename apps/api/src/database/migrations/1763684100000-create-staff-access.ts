import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff who are invited and choose their password themselves, a second factor with its recovery codes, and a number by
 * which a sign-in that is under way notices that the account's credentials have changed.
 */
export class CreateStaffAccess1763684100000 implements MigrationInterface {
  name = 'CreateStaffAccess1763684100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_user
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN last_sign_in_at timestamptz(3),
        ADD COLUMN credential_version integer NOT NULL DEFAULT 0;

      CREATE TABLE staff_invitation (
        id text NOT NULL,
        user_id integer NOT NULL,
        token_hashes text[] NOT NULL DEFAULT '{}',
        created_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_staff_invitation PRIMARY KEY (id),
        CONSTRAINT uq_staff_invitation_user_id UNIQUE (user_id),
        CONSTRAINT fk_staff_invitation_user_id FOREIGN KEY (user_id) REFERENCES staff_user (id) ON DELETE CASCADE,
        CONSTRAINT ck_staff_invitation_ends_at CHECK (ends_at > created_at)
      );

      CREATE TABLE staff_second_factor (
        user_id integer NOT NULL,
        secret text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3),
        last_step integer,
        CONSTRAINT pk_staff_second_factor PRIMARY KEY (user_id),
        CONSTRAINT fk_staff_second_factor_user_id FOREIGN KEY (user_id) REFERENCES staff_user (id) ON DELETE CASCADE,
        CONSTRAINT ck_staff_second_factor_secret CHECK (secret ~ '^[A-Z2-7]{32}$'),
        CONSTRAINT ck_staff_second_factor_last_step CHECK ((confirmed_at IS NULL) = (last_step IS NULL))
      );

      CREATE TABLE staff_recovery_code (
        user_id integer NOT NULL,
        code_hash text NOT NULL,
        CONSTRAINT pk_staff_recovery_code PRIMARY KEY (user_id, code_hash),
        CONSTRAINT fk_staff_recovery_code_user_id
          FOREIGN KEY (user_id) REFERENCES staff_second_factor (user_id) ON DELETE CASCADE
      );

      ALTER TABLE mail
        DROP CONSTRAINT ck_mail_kind,
        ADD CONSTRAINT ck_mail_kind CHECK (kind IN ('quote', 'quotes', 'quote-reminder', 'deposit-confirmation',
          'payment-not-completed', 'contact-acknowledgement', 'trade-acknowledgement', 'staff-deposit-paid',
          'staff-payment-review', 'staff-contact', 'staff-trade', 'staff-invitation'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM staff_task USING mail WHERE mail.id = mail_id AND mail.kind = 'staff-invitation';
      DELETE FROM mail WHERE kind = 'staff-invitation';
      ALTER TABLE mail
        DROP CONSTRAINT ck_mail_kind,
        ADD CONSTRAINT ck_mail_kind CHECK (kind IN ('quote', 'quotes', 'quote-reminder', 'deposit-confirmation',
          'payment-not-completed', 'contact-acknowledgement', 'trade-acknowledgement', 'staff-deposit-paid',
          'staff-payment-review', 'staff-contact', 'staff-trade'));
      DROP TABLE staff_recovery_code, staff_second_factor, staff_invitation;
      DELETE FROM staff_user WHERE password_hash IS NULL;
      ALTER TABLE staff_user
        DROP COLUMN credential_version,
        DROP COLUMN last_sign_in_at,
        ALTER COLUMN password_hash SET NOT NULL;
    `);
  }
}
