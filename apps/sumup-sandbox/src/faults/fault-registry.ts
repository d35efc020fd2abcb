import { randomUUID } from 'node:crypto';
import type { SandboxStore } from '../state/sandbox-store';
import type { Fault, FaultEffect, FaultEffectOf, FaultRecord, FaultTarget } from './fault';

/** The requested faults. */
export class FaultRegistry {
  constructor(private readonly store: SandboxStore) {}

  add(faults: readonly Fault[]): FaultRecord[] {
    const madeMachineMs = this.store.machineMs;
    const records = faults.map((fault) => ({ ...fault, id: randomUUID(), madeMachineMs, seen: 0, used: 0 }));
    this.write(records);
    return records;
  }

  remove(ids: Iterable<string>): void {
    this.store.commit(...[...ids].map((id) => ({ kind: 'faults', id }) as const));
  }

  /** Counts a call and returns its faults. */
  meet(target: FaultTarget, reference: string | undefined): FaultRecord[] {
    const concerned = [...this.store.faults.values()].filter(
      ({ on, when }) =>
        (on === target || (on === 'any' && target !== 'charge' && target !== 'webhook')) &&
        (when?.reference === undefined || when.reference === reference),
    );
    if (concerned.length === 0) return [];
    for (const fault of concerned) fault.seen += 1;
    const met = concerned.filter((fault) => this.isDue(fault));
    for (const fault of met) fault.used += 1;
    this.write(concerned);
    return met;
  }

  private isDue({ when = {}, seen, used, madeMachineMs }: FaultRecord): boolean {
    const { calls, times, forSeconds } = when;
    if (calls && !calls.includes(seen)) return false;
    if (times !== undefined && used >= times) return false;
    return forSeconds === undefined || this.store.machineMs < madeMachineMs + forSeconds * 1_000;
  }

  private write(faults: readonly FaultRecord[]): void {
    this.store.commit(...faults.map((fault) => ({ kind: 'faults', id: fault.id, record: fault }) as const));
  }
}

export const findKind = <Kind extends FaultEffect['kind']>(
  faults: readonly FaultRecord[],
  kind: Kind,
): (FaultRecord & FaultEffectOf<Kind>) | undefined =>
  faults.find((fault): fault is FaultRecord & FaultEffectOf<Kind> => fault.kind === kind);
