import { staffRoles, type StaffRole } from '@app/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';

@Entity()
@Check('ck_staff_user_role', oneOfSql('role', staffRoles))
export class StaffUser {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') firstName: string;

  /** Lower case: two spellings are one account. */
  @Column('text') email: string;

  /** Null: invited, no password yet. */
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('boolean', { default: false }) isAdmin: boolean;

  /** An admin's rights; without a role an admin has none (D50). */
  @Column('text', { nullable: true }) role: StaffRole | null;
  @Column('boolean', { default: true }) isActive: boolean;

  /** Made by the demo's seed. In production such an account is ignored (D40). */
  @Column('boolean', { default: false }) isDemo: boolean;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) lastSignInAt: Date | null;

  /** Incremented when sessions are ended, so that a sign-in that began earlier fails. */
  @Column('integer', { default: 0 }) credentialVersion: number;

  /** In production, an admin may go without a second factor for some days from this time. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) secondFactorAskedAt: Date;
}
