import type { PricedKind } from '@app/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A bulk price change. `actorId` has no foreign key, as in the audit log. */
@Entity('price_change')
export class PriceChangeRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column({ type: 'timestamptz', precision: 3 }) at: Date;
  @Column('integer', { nullable: true }) actorId: number | null;

  /** Null: a price list with several kinds. */
  @Column('text', { nullable: true }) kind: PricedKind | null;

  /** Such as 'Quartz colours +4%'. */
  @Column('text') title: string;
  @Column('jsonb') request: Record<string, unknown>;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) undoneAt: Date | null;
  @Column('integer', { nullable: true }) undoneBy: number | null;
}
