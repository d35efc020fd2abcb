import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quote } from '../quote.entity';
import { Job } from './job.entity';

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
