import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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
