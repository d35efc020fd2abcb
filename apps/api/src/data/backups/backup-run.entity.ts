import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class BackupRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column({ type: 'timestamptz', precision: 3 }) startedAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) finishedAt: Date | null;
  @Column('text', { nullable: true }) name: string | null;
  @Column('bigint', { nullable: true }) bytes: string | null;
  @Column('text', { nullable: true }) error: string | null;
}
