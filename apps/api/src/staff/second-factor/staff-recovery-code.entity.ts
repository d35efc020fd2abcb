import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffSecondFactor } from './staff-second-factor.entity';

/** Signs in once in place of a code, where the phone is lost. The row is gone when it has been used. */
@Entity()
export class StaffRecoveryCode {
  @ForeignKey(() => StaffSecondFactor, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** SHA-256, of 120 random bits and whose they are: no dictionary has these. */
  @PrimaryColumn('text')
  codeHash: string;
}
