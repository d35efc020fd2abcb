import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../quotes';

/** Several tops under one name, with one link, PDF, deposit, balance and visit (decision 79). */
@Entity()
@Check('ck_job_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_job_name', `name <> '' AND length(name) <= 120`)
export class Job {
  @PrimaryColumn('text') id: string;
  @Column('text') name: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Digest of the basket that it was created from and can be changed from; null: created by staff. */
  @Column('text', { nullable: true }) madeIn: string | null;
}

@Entity()
@Check('ck_job_top_position', 'position > 0')
export class JobTop {
  @ForeignKey(() => Quote) @PrimaryColumn('text') topId: string;
  @Index() @ForeignKey(() => Job) @Column('text') jobId: string;
  @Column('integer') position: number;
}
