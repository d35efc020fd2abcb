import { randomUUID } from 'node:crypto';

/** A step of a delivery: a recipient is named, or the mail is there and waits for its answer. */
export type FaultStep = 'recipient' | 'data';

/** What goes wrong at a step of a delivery; `address` limits it to one recipient. */
export interface Fault {
  on: FaultStep;
  kind: 'reply' | 'slow' | 'silence';
  /** Of a reply. */
  code?: number;
  message?: string;
  /** How long a slow answer takes. */
  ms?: number;
  /** Whether the mail is kept before the silence. */
  work?: 'done' | 'none';
  when?: { address: string };
}

export type FaultRecord = Fault & { id: string; used: number };

/** The faults that were asked for. A new start has none. */
export class Faults {
  records: FaultRecord[] = [];

  add(faults: readonly Fault[]): FaultRecord[] {
    const added = faults.map((fault) => ({ ...fault, id: randomUUID(), used: 0 }));
    this.records.push(...added);
    return added;
  }

  /** The faults that a delivery to these addresses meets at a step; each is counted. */
  meet(step: FaultStep, addresses: readonly string[]): FaultRecord[] {
    const known = addresses.map((address) => address.toLowerCase());
    const met = this.records.filter(
      ({ on, when }) => on === step && (!when || known.includes(when.address.toLowerCase())),
    );
    for (const fault of met) fault.used += 1;
    return met;
  }
}

/** Reads one fault; where it is none, says what is wrong. */
export function readFault(sent: unknown): Fault | string {
  const { on, kind, code, ms } = Object(sent) as Partial<Fault>;
  if (on !== 'recipient' && on !== 'data') return 'on must be recipient or data.';
  if (kind === 'reply' && !(code && code >= 400 && code <= 599)) return 'code must be 400 to 599.';
  if (kind === 'slow' && !(ms && ms > 0)) return 'ms must be more than 0.';
  if (kind !== 'reply' && kind !== 'slow' && kind !== 'silence')
    return 'kind must be reply, slow or silence.';
  return sent as Fault;
}
