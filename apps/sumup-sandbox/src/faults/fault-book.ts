import { chanceOf } from '../state/ids';
import { apiOperations } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import type { Fault, FaultRecord, FaultTarget, FaultEffectKind, FaultEffectOf } from './fault';

const apiTargets: readonly FaultTarget[] = apiOperations;

/** The faults that were asked for, and whose turn it is. */
export class FaultBook {
  /** How often each lagging checkout was shown; a new start begins anew. */
  private readonly shown = new Map<string, number>();

  constructor(private readonly store: SandboxStore) {}

  add(faults: readonly Fault[]): FaultRecord[] {
    const { state } = this.store;
    const records = faults.map((fault, index): FaultRecord => {
      const number = state.faultsMade + index + 1;
      return {
        ...fault,
        id: `fault-${number}`,
        number,
        madeMachineMs: this.store.machineMs,
        seen: 0,
        used: 0,
      };
    });
    this.store.commit(
      { type: 'faults-numbered', made: state.faultsMade + faults.length },
      ...records.map((fault) => ({ type: 'fault', fault }) as const),
    );
    return records;
  }

  remove(ids: readonly string[]): void {
    if (ids.length > 0) this.store.commit(...ids.map((id) => ({ type: 'fault-removed', id }) as const));
  }

  /** Counts a call and gives the faults that it meets. */
  meet(target: FaultTarget, reference: string | undefined): FaultRecord[] {
    const counted = [...this.store.state.faults.values()]
      .filter((fault) => concerns(fault, target, reference))
      .map((fault) => ({ ...fault, seen: fault.seen + 1 }));
    if (counted.length === 0) return [];
    const met = counted.filter((fault) => this.isDue(fault));
    for (const fault of met) fault.used += 1;
    this.store.commit(...counted.map((fault) => ({ type: 'fault', fault }) as const));
    return met;
  }

  /** Counts how often a checkout was shown under a fault, this time included. */
  countShown(faultId: string, checkoutId: string): number {
    const key = `${faultId} ${checkoutId}`;
    const count = (this.shown.get(key) ?? 0) + 1;
    this.shown.set(key, count);
    return count;
  }

  forgetAll(): void {
    this.shown.clear();
  }

  private isDue({ when = {}, number, seen, used, madeMachineMs }: FaultRecord): boolean {
    const { calls, chance, times, forSeconds } = when;
    const { seed } = this.store.state.settings;
    if (calls && !calls.includes(seen)) return false;
    if (chance !== undefined && chanceOf(seed, number, seen) >= chance) return false;
    if (times !== undefined && used >= times) return false;
    return forSeconds === undefined || this.store.machineMs < madeMachineMs + forSeconds * 1_000;
  }
}

const concerns = (fault: FaultRecord, target: FaultTarget, reference: string | undefined) =>
  (fault.on === target || (fault.on === 'any' && apiTargets.includes(target))) &&
  (fault.when?.reference === undefined || fault.when.reference === reference);

export const findKind = <K extends FaultEffectKind>(
  faults: readonly FaultRecord[],
  kind: K,
): (FaultRecord & FaultEffectOf<K>) | undefined =>
  faults.find((fault): fault is FaultRecord & FaultEffectOf<K> => fault.kind === kind);

/** As the power going: nothing is finished, nobody is told. */
export const endAtOnce = (): void => void process.kill(process.pid, 'SIGKILL');
