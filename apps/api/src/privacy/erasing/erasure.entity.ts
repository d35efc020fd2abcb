import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonRows } from '../person-rows';

/** Ids of a person's erased rows, so that restoring an older backup can erase them again. */
@Entity()
@Check('ck_erasure_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_erasure_rows', `jsonb_typeof(rows) = 'object'`)
export class Erasure {
  @PrimaryColumn('text')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  erasedAt: Date;

  @Column('jsonb')
  rows: Partial<PersonRows>;
}
