import { Injectable } from '@nestjs/common';
import type { OrderStage } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { addMail, type MailKind } from '../../mail';
import { notOnHold } from '../../platform/background/shop-hold';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { positionTogether, togetherId } from '../../quotes';

/** What its customer is written once an order has reached a stage; that it was ordered, the deposit's mail says. */
export const stageMailKinds = {
  measured: 'order-measured',
  'in-production': 'order-in-production',
  ready: 'order-ready',
  delivered: 'order-handed-over',
  collected: 'order-handed-over',
} as const satisfies Record<Exclude<OrderStage, 'to-measure'>, MailKind>;

/** A slip of the hand is moved back within this time, and nobody hears of it. */
export const stageSettlesMs = 10 * 60_000;

const mostAtOnce = 200;

interface Reached {
  id: string;
  stage: keyof typeof stageMailKinds;
  stage_since: Date;
  customer_name: string | null;
  customer_email: string | null;
  together_id: string | null;
  position: number | null;
}

/** Marks what has stood at its stage since $1 or longer and was not told of, and says which. */
const takeReached = `
  UPDATE quote SET stage_told_at = stage_since
  WHERE id IN (
    SELECT id FROM quote
    WHERE stage IS NOT NULL AND stage <> 'to-measure' AND (stage_told_at IS NULL OR stage_since > stage_told_at)
      AND stage_since <= $1 AND ${notOnHold}
    ORDER BY stage_since LIMIT ${mostAtOnce}
    FOR NO KEY UPDATE SKIP LOCKED)
  RETURNING id, stage, stage_since, customer_name, customer_email,
    ${togetherId('quote.top_id')} AS together_id,
    ${positionTogether('quote.top_id')} AS position`;

/** What was withheld was not told. */
const findTold = `SELECT FROM mail WHERE quote_ids @> ARRAY[$1::text] AND kind = $2 AND state <> 'withheld' LIMIT 1`;

/** Tells customers of each stage once. It looks at what is so, since an order comes to a stage in many ways. */
@Injectable()
export class StageSweep extends PeriodicTask {
  protected readonly everyMs = 60_000;

  async sweep(): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const reached = await tx.run<Reached>(takeReached, [new Date(at.getTime() - stageSettlesMs)]);
      for (const orders of toldTogether(reached)) {
        const untold: Reached[] = [];
        for (const order of orders)
          if (!(await tx.run(findTold, [order.id, stageMailKinds[order.stage]])).length) untold.push(order);
        const [first] = untold;
        if (!first?.customer_email) continue;
        const { id, stage, stage_since, customer_name: name, customer_email: address } = first;
        await addMail(tx, {
          kind: stageMailKinds[stage],
          key: `${id}:${stage_since.getTime()}`,
          to: { name: linklessName(name), address },
          quoteIds: untold.map((order) => order.id),
          at,
        });
      }
    });
  }
}

/** Tops of an order that have come to a stage together are one mail to its customer; all others are one each. */
function toldTogether(reached: readonly Reached[]): Reached[][] {
  const groups = new Map<string, Reached[]>();
  for (const order of reached) {
    const { id, stage, customer_email: address, together_id: togetherId } = order;
    if (!address) continue;
    const key = JSON.stringify(togetherId ? [togetherId, stageMailKinds[stage], address] : [id]);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()].map((orders) =>
    orders.sort((one, other) => (one.position ?? 0) - (other.position ?? 0)),
  );
}
