import type { StatementRunner } from '../../database/statements';

/** SQL: the shop is not on hold after a restore. On hold, no mail, refund or card page goes out. */
export const notOnHold = 'NOT EXISTS (SELECT FROM shop_hold)';

/** SQL: puts the shop on hold, in the transaction that restores its rows. */
export const putOnHold = `INSERT INTO public.shop_hold (since) VALUES (now()) ON CONFLICT (id) DO UPDATE SET since = now()`;

export async function readHold(runner: StatementRunner): Promise<Date | null> {
  const [hold] = await runner.run<{ since: Date }>('SELECT since FROM shop_hold');
  return hold?.since ?? null;
}
