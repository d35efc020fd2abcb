import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A row for each address that was ever reminded, without the address, so that it can stay when somebody is erased. */
@Entity()
@Unique(['token'])
@Check('ck_reminder_subscription_address_digest', `address_digest ~ '^[0-9a-f]{64}$'`)
@Check('ck_reminder_subscription_token', `token ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
export class ReminderSubscription {
  /** SHA-256 of the address in small letters, in hexadecimal digits. */
  @PrimaryColumn('text')
  addressDigest: string;

  /** 16 random bytes: whoever got a mail with it may end the reminders to its address, and nobody else. */
  @Column('text')
  token: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Since when it wants no more. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endedAt: Date | null;
}
