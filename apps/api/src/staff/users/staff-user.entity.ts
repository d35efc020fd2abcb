import { staffRoles, type StaffRole } from '@app/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { oneOf } from '../../database/one-of';

/** Somebody who may sign in (specification §3 'User'). */
@Entity()
@Unique(['email'])
@Check('ck_staff_user_first_name', `first_name <> '' AND length(first_name) <= 80`)
@Check('ck_staff_user_email', `email = lower(email) AND email LIKE '%_@_%' AND length(email) <= 254`)
@Check('ck_staff_user_role', oneOf('role', staffRoles))
@Check('ck_staff_user_password_hash', `password_hash LIKE '$argon2id$%'`)
export class StaffUser {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  firstName: string;

  /** In small letters: two spellings are one account. */
  @Column('text')
  email: string;

  /** Null: invited, and has not chosen a password yet. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('boolean', { default: false })
  isAdmin: boolean;

  /** How far an admin's rights go; without one they have none (D50). */
  @Column('text', { nullable: true })
  role: StaffRole | null;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** Made by the demo's seed. In production there is no such account, whatever the table says (D40). */
  @Column('boolean', { default: false })
  isDemo: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastSignInAt: Date | null;

  /** Raised by whatever ends sessions, so that a sign-in which began before that comes to nothing. */
  @Column('integer', { default: 0 })
  credentialVersion: number;

  /** Since when they may be an admin without a second factor, which in production is for some days alone. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  secondFactorAskedAt: Date;
}
