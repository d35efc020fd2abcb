import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The browser's name for it is the permission to read and change it (D10). Its writers wait for one another on its row. */
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
