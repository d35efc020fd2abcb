import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PersonRows } from '../person-rows';

/** Somebody was erased: by the ids of their rows, a restore of an older backup erases them again. */
@Entity()
@Check('ck_erasure_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_erasure_rows', `jsonb_typeof(rows) = 'object'`)
export class Erasure {
  @PrimaryColumn('text')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  erasedAt: Date;

  @Column('jsonb')
  rows: PersonRows;
}
