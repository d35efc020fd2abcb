import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffSecondFactor } from './staff-second-factor.entity';

/** Replaces the authenticator app's code for one sign-in, if the phone is lost. Deleted when used. */
@Entity()
export class StaffRecoveryCode {
  @ForeignKey(() => StaffSecondFactor, { onDelete: 'CASCADE' }) @PrimaryColumn('integer') userId: number;

  /** SHA-256 of 120 random bits and the user: no dictionary can contain it. */
  @PrimaryColumn('text') codeHash: string;
}
