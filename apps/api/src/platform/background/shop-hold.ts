import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatementRunner } from '../../database/statements';

/** Has its only row while the shop is on hold: it sends no mails or refunds and opens no card pages. */
@Entity('shop_hold')
export class ShopHoldRecord {
  @PrimaryColumn('integer', { default: 1 }) id: number;
  @Column({ type: 'timestamptz', precision: 3 }) since: Date;
  @Column('text') reason: 'restored' | 'company-incomplete';
}

/** SQL: the shop is not on hold. */
export const shopIsNotOnHoldSql = 'NOT EXISTS (SELECT FROM shop_hold)';

/** SQL: puts the shop on hold, in the transaction that restores its rows. */
export const putOnHoldSql = `INSERT INTO public.shop_hold (since, reason) VALUES (now(), 'restored')
  ON CONFLICT (id) DO UPDATE SET since = now(), reason = 'restored'`;

export async function readHold(runner: StatementRunner): Promise<ShopHoldRecord | null> {
  const [hold] = await runner.run<ShopHoldRecord>('SELECT id, since, reason FROM shop_hold');
  return hold ?? null;
}
