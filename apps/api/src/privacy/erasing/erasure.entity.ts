import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Somebody was erased. A restore of an older file finds them by it and erases them again; nobody reads from it who they
 * were.
 */
@Entity()
@Check('ck_erasure_digest', `digest ~ '^[0-9a-f]{64}$'`)
@Check('ck_erasure_secret', `secret ~ '^[0-9a-f]{64}$'`)
export class Erasure {
  /** Of the key that they were erased by, made with the secret. */
  @PrimaryColumn('text')
  digest: string;

  /** 256 random bits: one for all, unless two databases came together. */
  @Column('text')
  secret: string;

  /** To the latest: whoever came again may have been erased again. */
  @Column({ type: 'timestamptz', precision: 3 })
  erasedAt: Date;
}
