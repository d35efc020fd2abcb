import type { TradeFloor } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Below which price a piece is sold to nobody, as the owner says: one row, or none while nobody has said anything. */
@Entity('trade_rules')
@Check('ck_trade_rules_id', 'id = 1')
export class TradeRulesRecord {
  @PrimaryColumn('integer')
  id: number;

  @Column('jsonb')
  rules: TradeFloor;
}
