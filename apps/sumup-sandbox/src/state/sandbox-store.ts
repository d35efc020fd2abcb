import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FaultRecord } from '../faults/fault';
import type { CheckoutRecord, WebhookRecord } from './records';

interface Records {
  checkouts: CheckoutRecord;
  webhooks: WebhookRecord;
  faults: FaultRecord;
}

/** A record's new state; without one it is removed. */
type Change = {
  [Kind in keyof Records]: { kind: Kind; id: string; record?: Records[Kind] };
}[keyof Records];

const minuteMs = 60_000;

/**
 * The sandbox's state: records in memory, and a journal with a JSON line per change. `commit` returns after the line
 * has reached the operating system, so kill -9 loses nothing.
 */
export class SandboxStore {
  readonly checkouts = new Map<string, CheckoutRecord>();
  readonly webhooks = new Map<string, WebhookRecord>();
  readonly faults = new Map<string, FaultRecord>();
  /** How far the simulated clock is ahead of the machine's. */
  clockSkewMs = 0;
  private readonly journal: number;

  constructor(
    path: string,
    private readonly timeScale: number,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    // An incomplete last line was being written when the process ended; nobody was told of it.
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
    for (const line of lines) this.apply(JSON.parse(line) as Change[]);
    writeFileSync(`${path}.next`, `${JSON.stringify(this.everything())}\n`);
    renameSync(`${path}.next`, path);
    this.journal = openSync(path, 'a');
  }

  /** Atomic, even if the process ends now. */
  commit(...changes: Change[]): void {
    writeFileSync(this.journal, `${JSON.stringify(changes)}\n`);
    this.apply(changes);
  }

  /** Stores a checkout's change with its webhooks. */
  commitCheckout(checkout: CheckoutRecord, webhooks: readonly WebhookRecord[] = []): void {
    this.commit(
      { kind: 'checkouts', id: checkout.id, record: checkout },
      ...webhooks.map((webhook) => ({ kind: 'webhooks', id: webhook.id, record: webhook }) as const),
    );
  }

  find(isWanted: (checkout: CheckoutRecord) => boolean): CheckoutRecord | undefined {
    return [...this.checkouts.values()].find(isWanted);
  }

  get machineMs(): number {
    return Date.now();
  }

  /** The simulated time. */
  get nowMs(): number {
    return Date.now() + this.clockSkewMs;
  }

  /** A delay in simulated time. */
  scaled(ms: number): number {
    return ms / this.timeScale;
  }

  minutes(count: number): number {
    return this.scaled(count * minuteMs);
  }

  close(): void {
    closeSync(this.journal);
  }

  private apply(changes: readonly Change[]): void {
    for (const { kind, id, record } of changes) {
      const records = this[kind] as Map<string, typeof record>;
      if (record) records.set(id, record);
      else records.delete(id);
    }
  }

  private everything(): Change[] {
    const kinds = ['checkouts', 'webhooks', 'faults'] as const;
    return kinds.flatMap((kind) => [...this[kind]].map(([id, record]) => ({ kind, id, record }) as Change));
  }
}
