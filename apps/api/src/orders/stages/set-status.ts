import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { AppError } from '../../platform/errors/app-error';
import { Clock } from '../../platform/clock/clock';
import {
  closeCardPages,
  lockTops,
  lockPresentQuote,
  openBlockersOf,
  type LockedQuote,
  recordStaffAction,
  Quote,
  QuoteRevisionRecord,
  refreshTops,
  scheduleInvoices,
  scheduleOrderEnd,
} from '../../quotes';
import { refreshStagesOf } from './refresh-stages';
import { syncPhoneCallTasks } from './sync-call-tasks';

/** Finds the quotes that will be made for the given quotes: a revised quote replaces its original. */
const findOrdersSql = `
  WITH RECURSIVE latest AS (
    SELECT unnest($1::text[]) AS id
    UNION
    SELECT revised.quote_id
    FROM latest CROSS JOIN LATERAL (
      SELECT quote_id FROM quote_revision WHERE original_id = latest.id AND state = 'agreed' LIMIT 1) AS revised
  )
  SELECT id, reference, status, deposit_state FROM quote
  WHERE id = ANY(ARRAY(SELECT latest.id FROM latest)) AND quote.standing <> 'superseded' AND deleted_at IS NULL
    AND status = ANY($2)
  ORDER BY id FOR NO KEY UPDATE`;

type OrderedQuote = Pick<LockedQuote, 'id' | 'reference' | 'status' | 'deposit_state'>;

async function setStatuses(
  tx: Transaction,
  actor: Actor,
  orders: readonly OrderedQuote[],
  { status, at }: { status: QuoteStatus; at: Date },
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await tx.manager.update(Quote, ids, { status });
  await refreshTops(tx, ids);
  await refreshStagesOf(tx, ids, at);
  await syncPhoneCallTasks(tx, ids, at);
  for (const order of orders) {
    const { id, status: before, deposit_state: state } = order;
    // No deposit may be paid any more (D21).
    if (status === 'declined' || status === 'completed') {
      // After the deposit is paid, an open page is for the balance.
      if (state === 'open' || state === 'paid') await closeCardPages(tx, id, at);
      await scheduleOrderEnd(tx, actor, id, at);
    } else if (before === 'declined') {
      await scheduleInvoices(tx, id, at);
    }
    await recordStaffAction(tx, actor, order, {
      verb: 'set-status',
      event: { kind: 'status-changed', details: { status, before } },
      before: { status: before },
      after: { status },
      at,
    });
  }
}

/** Sets the status of those quotes that have one of the `from` statuses. The caller has locked their tops. */
export async function setStatusOfOrders(
  tx: Transaction,
  actor: Actor,
  quoteIds: readonly string[],
  { from, status, at }: { from: readonly QuoteStatus[]; status: QuoteStatus; at: Date },
): Promise<void> {
  const orders = await tx.run<OrderedQuote>(findOrdersSql, [quoteIds, from]);
  if (orders.length > 0) await setStatuses(tx, actor, orders, { status, at });
}

/** Stores the reason why a top is made although the rules forbid it. @throws AppError `order/cannot-be-made` if no reason is given */
async function overrideRules(
  tx: Transaction,
  actor: Actor,
  quote: LockedQuote,
  { reason, at }: { reason: string | null; at: Date },
): Promise<void> {
  const problems = openBlockersOf(quote).map(({ sentence }) => sentence);
  if (problems.length === 0 || (reason === null && quote.override_reason !== null)) return;
  if (reason === null) throw new AppError('order/cannot-be-made');
  await tx.manager.update(Quote, quote.id, { overrideReason: reason });
  await recordStaffAction(tx, actor, quote, {
    verb: 'override-rules',
    event: { kind: 'rules-overridden', details: { reason, problems: problems.join(' ') } },
    after: { problems },
    at,
  });
}

@Injectable()
export class SetStatus {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Any status can follow any other (specification §4), with two exceptions. A revised price needs the customer's agreement
   * (D9), and a top that cannot be made is only approved with a reason (D53).
   */
  async set(
    actor: Actor,
    quoteId: string,
    status: QuoteStatus,
    overrideReason: string | null = null,
  ): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await lockTops(tx, [quoteId]);
      const quote = await lockPresentQuote(tx, quoteId);
      if (quote.status === status) return;
      const revision = await tx.manager.findOneBy(QuoteRevisionRecord, { quoteId });
      if (revision && revision.state !== 'agreed') throw new AppError('revision/not-agreed');
      const at = this.clock.now();
      if (status === 'approved') await overrideRules(tx, actor, quote, { reason: overrideReason, at });
      await setStatuses(tx, actor, [quote], { status, at });
    });
  }
}
