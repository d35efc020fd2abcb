import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonRows } from '../person-rows';

/** Ids of a person's erased rows, so that restoring an older backup can erase them again. */
@Entity()
export class Erasure {
  @PrimaryColumn('text') id: string;
  @Column({ type: 'timestamptz', precision: 3 }) erasedAt: Date;
  @Column('jsonb') rows: Partial<PersonRows>;
}
