import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Quote } from '../quotes';

/** Several tops under one name, with one link, PDF, deposit, balance and visit (decision 79). */
@Entity()
export class Job {
  @PrimaryColumn('text') id: string;
  @Column('text') name: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Digest of the basket in which the job was created and may be changed; null: created by staff. */
  @Column('text', { nullable: true }) madeIn: string | null;
}

@Entity()
export class JobTop {
  @ForeignKey(() => Quote) @PrimaryColumn('text') topId: string;
  @ForeignKey(() => Job) @Column('text') jobId: string;
  @Column('integer') position: number;
}
