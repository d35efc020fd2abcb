import { randomUUID } from 'node:crypto';

/** A step of a delivery: at a recipient, or after the data. */
export type FaultStep = 'recipient' | 'data';

/** A fault at a step of a delivery; `address` limits it to one recipient. */
export interface Fault {
  on: FaultStep;
  kind: 'reply' | 'slow' | 'silence';
  /** The reply code. */
  code?: number;
  message?: string;
  /** Delay of a slow response. */
  ms?: number;
  /** Whether the mail is stored before the silence. */
  work?: 'done' | 'none';
  when?: { address: string };
}

export type FaultRecord = Fault & { id: string; used: number };

/** The requested faults; none after a start. */
export class Faults {
  records: FaultRecord[] = [];

  add(faults: readonly Fault[]): FaultRecord[] {
    const added = faults.map((fault) => ({ ...fault, id: randomUUID(), used: 0 }));
    this.records.push(...added);
    return added;
  }

  /** The faults for a delivery to these addresses at a step; counts each. */
  meet(step: FaultStep, addresses: readonly string[]): FaultRecord[] {
    const known = addresses.map((address) => address.toLowerCase());
    const met = this.records.filter(
      ({ on, when }) => on === step && (!when || known.includes(when.address.toLowerCase())),
    );
    for (const fault of met) fault.used += 1;
    return met;
  }
}

/** Parses a fault; returns a message if invalid. */
export function readFault(sent: unknown): Fault | string {
  const { on, kind, code, ms } = Object(sent) as Partial<Fault>;
  if (on !== 'recipient' && on !== 'data') return 'on must be recipient or data.';
  if (kind === 'reply' && !(code && code >= 400 && code <= 599)) return 'code must be 400 to 599.';
  if (kind === 'slow' && !(ms && ms > 0)) return 'ms must be more than 0.';
  if (kind !== 'reply' && kind !== 'slow' && kind !== 'silence')
    return 'kind must be reply, slow or silence.';
  return sent as Fault;
}
