import { createHmac, randomBytes } from 'node:crypto';
import type { SecurityEvent } from '@app/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { PeriodicTask } from '../background/periodic-task';
import { networkOf } from '../limits/network-of';
import { SecurityEventRecord } from './security-event.entity';

export interface NewSecurityEvent {
  kind: SecurityEvent['kind'];
  /** Null: no account, or not known. */
  accountId: number | null;
  /** Only a digest of its network is stored. */
  address: string;
  route?: string | null;
  requestId: string;
}

interface Counted extends Omit<NewSecurityEvent, 'address'> {
  at: Date;
  network: string;
  times: number;
}

/** Equal events within this time become one row. */
const flushMs = 10_000;
/** Further distinct events within that time, as in a flood, are counted by kind only. */
const maxDistinct = 100;
const maxStored = 20_000;
const others = 'others';

const deleteOldestSql = `DELETE FROM security_event WHERE id <= (SELECT max(id) FROM security_event) - ${maxStored}`;

const readLatestSql = `
    SELECT at, kind, email AS account, network, route, times, request_id AS "requestId"
    FROM security_event LEFT JOIN staff_user ON staff_user.id = account_id
    ORDER BY security_event.id DESC LIMIT $1`;

/**
 * Records sign-ins and rejected requests. The first of equal events is logged immediately; rows for staff are written
 * later with a count, so that a flood of rejected requests costs only counting.
 */
@Injectable()
export class SecurityEvents extends PeriodicTask {
  protected readonly everyMs = flushMs;
  protected override readonly timeScale = 1;
  protected override readonly logger = new Logger('Security');
  private readonly secret = randomBytes(32);
  private pending = new Map<string, Counted>();

  protected override onFailure(error: Error): void {
    this.logger.warn(`events were not stored: ${error.message}`);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.sweep().catch(() => undefined);
  }

  record({ address, route = null, ...fields }: NewSecurityEvent): void {
    const network = createHmac('sha256', this.secret).update(networkOf(address)).digest('hex').slice(0, 12);
    const event = { ...fields, route, network, at: this.clock.now(), times: 1 };
    const key = JSON.stringify([event.kind, event.accountId, network, route]);
    const counter = this.pending.get(key) ?? this.overflowCounter(event);
    if (counter) {
      counter.times += 1;
      return;
    }
    this.pending.set(key, event);
    const { kind, accountId, requestId } = event;
    const fieldText = [
      `account=${accountId ?? 'none'}`,
      `network=${network}`,
      ...(route ? [`route=${route}`] : []),
      `request=${requestId}`,
    ].join(' ');
    if (kind === 'sign-in') this.logger.log(`${kind} ${fieldText}`);
    else this.logger.warn(`${kind} ${fieldText}`);
  }

  async sweep(): Promise<void> {
    const events = [...this.pending.values()];
    if (!events.length) return;
    this.pending = new Map();
    for (const { kind, network, times } of events)
      if (times > 1) this.logger.warn(`${kind} network=${network} ${times - 1} more times`);
    await this.statements.manager.insert(SecurityEventRecord, events);
    await this.statements.run(deleteOldestSql);
  }

  async latest(limit: number): Promise<SecurityEvent[]> {
    await this.sweep();
    type Row = Omit<SecurityEvent, 'at'> & { at: Date } & QueryResultRow;
    const rows = await this.statements.run<Row>(readLatestSql, [limit]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** In a flood, the shared counter of this kind, created with its first event. */
  private overflowCounter(event: Counted): Counted | undefined {
    if (this.pending.size < maxDistinct) return undefined;
    const key = JSON.stringify([event.kind, others]);
    const known = this.pending.get(key);
    if (!known) this.pending.set(key, { ...event, accountId: null, network: others, route: null, times: 0 });
    return this.pending.get(key);
  }
}
