import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A basket, begun by its first quote (D10). The browser's name for it is all that there is to know, and is the
 * permission to read and change it. Its row is also what writers of the same basket wait for one another on.
 */
@Entity()
@Check('ck_basket_session_id', `session_id ~ '^session-[0-9]{13}-[a-z0-9]{16,64}$'`)
@Check('ck_basket_used_at', 'used_at >= created_at')
export class Basket {
  @PrimaryColumn('text')
  sessionId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** To the day: when it was last looked at or changed. */
  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  usedAt: Date;
}
