import type { QuoteStatus } from '@app/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A change of what the quotes in one status come to, written by triggers with whatever changed them: the sum of all
 * rows is the sum of all quotes that are there. Pounds count with the quote that stands for its top alone; of what was
 * declined no deposit is expected.
 */
@Entity()
export class QuoteTally {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('text')
  status: QuoteStatus;

  @Column('bigint')
  quotes: string;

  @Column('numeric', { precision: 16, scale: 2 })
  total: string;

  @Column('numeric', { precision: 16, scale: 2 })
  expected: string;

  @Column('numeric', { precision: 16, scale: 2 })
  received: string;

  @Column('bigint')
  withoutDeposit: string;
}
