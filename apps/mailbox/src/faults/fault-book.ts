import type { Fault, FaultRecord, FaultStep } from './fault';

/** The faults that were asked for, and whose turn it is. A new start has none. */
export class FaultBook {
  private readonly faults = new Map<string, FaultRecord>();
  private made = 0;

  list(): FaultRecord[] {
    return [...this.faults.values()];
  }

  add(faults: readonly Fault[]): FaultRecord[] {
    return faults.map((fault) => {
      const record = { ...fault, id: `fault-${(this.made += 1)}`, madeMs: Date.now(), seen: 0, used: 0 };
      this.faults.set(record.id, record);
      return record;
    });
  }

  /** False where there is no such fault. */
  remove(id: string): boolean {
    return this.faults.delete(id);
  }

  clear(): void {
    this.faults.clear();
  }

  /** Counts a delivery that has come to a step, and gives the faults that it meets. */
  meet(step: FaultStep, addresses: readonly string[]): FaultRecord[] {
    const concerned = this.list().filter((fault) => concerns(fault, step, addresses));
    for (const fault of concerned) fault.seen += 1;
    const met = concerned.filter(isDue);
    for (const fault of met) fault.used += 1;
    return met;
  }
}

const concerns = (
  { on, when: { address } = {} }: FaultRecord,
  step: FaultStep,
  addresses: readonly string[],
) =>
  on === step &&
  (address === undefined || addresses.some((known) => known.toLowerCase() === address.toLowerCase()));

function isDue({ when = {}, seen, used, madeMs }: FaultRecord): boolean {
  const { calls, times, forSeconds } = when;
  if (calls && !calls.includes(seen)) return false;
  if (times !== undefined && used >= times) return false;
  return forSeconds === undefined || Date.now() < madeMs + forSeconds * 1_000;
}
