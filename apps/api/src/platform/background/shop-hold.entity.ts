import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row is there while the shop is on hold: restored from a backup or an export, and not yet released by its owner. */
@Entity('shop_hold')
@Check('ck_shop_hold_id', 'id = 1')
export class ShopHold {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column({ type: 'timestamptz', precision: 3 })
  since: Date;
}
