import { operations } from '../sumup-document';

export const faultTargets = [...operations, 'charge', 'webhook', 'any'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** All that is given must hold. */
export interface FaultCondition {
  /** Counted from 1 among the calls that target and reference pick, since the fault was made. */
  calls?: number[];
  reference?: string;
  times?: number;
  forSeconds?: number;
}

/** Instead of the right answer; `work: 'none'` fails before anything is done. */
export type Ending =
  | { kind: 'silence' | 'reset' | 'html' | 'truncated' | 'endless'; work?: 'done' | 'none' }
  | { kind: 'status'; status: number; html?: boolean };

/** What goes wrong; README.md says what each does. */
export type FaultEffect =
  | Ending
  | { kind: 'latency'; ms: number }
  | { kind: 'lag' | 'pending-at-deadline'; seconds: number }
  | { kind: 'second-charge' | 'drop' };

export type FaultEffectOf<Kind extends FaultEffect['kind']> = FaultEffect & { kind: Kind };

export type Fault = { on: FaultTarget; when?: FaultCondition } & FaultEffect;

export type FaultRecord = Fault & {
  id: string;
  madeMachineMs: number;
  /** Calls that target and reference picked. */
  seen: number;
  used: number;
};

const ofCharge = ['second-charge', 'pending-at-deadline'];
const ofWebhook = ['drop'];
const ofCalls = ['silence', 'reset', 'html', 'truncated', 'endless', 'status', 'latency', 'lag'];

/** Reads one fault; a sentence where it is none. */
export function readFault(sent: unknown): Fault | string {
  const { on, kind } = Object(sent) as Partial<Fault>;
  if (!on || !faultTargets.includes(on)) return `on must be one of ${faultTargets.join(', ')}.`;
  const kinds = on === 'charge' ? ofCharge : on === 'webhook' ? ofWebhook : ofCalls;
  if (!kind || !kinds.includes(kind)) return `kind on ${on} must be one of ${kinds.join(', ')}.`;
  return sent as Fault;
}
