import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../quote.entity';

/** Several tops under one name (decision 79): one link, one PDF, one deposit, one balance, one visit. */
@Entity()
@Check('ck_job_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_job_name', `name <> '' AND length(name) <= 120`)
export class Job {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** A digest of the basket of which it was made, from which it may be changed; null: staff made it. */
  @Column('text', { nullable: true })
  madeIn: string | null;
}

/** A top is in one job at most, whichever quote stands for it. */
@Entity()
@Check('ck_job_top_position', 'position > 0')
export class JobTop {
  /** The first quote for it. */
  @ForeignKey(() => Quote)
  @PrimaryColumn('text')
  topId: string;

  @Index()
  @ForeignKey(() => Job)
  @Column('text')
  jobId: string;

  @Column('integer')
  position: number;
}
