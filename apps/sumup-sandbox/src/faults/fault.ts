import { operations } from '../sumup-document';

const faultTargets = [...operations, 'charge', 'webhook', 'any'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** All given conditions must hold. */
interface FaultCondition {
  /** Numbers of calls matching target and reference, from 1 since the fault was made. */
  calls?: number[];
  reference?: string;
  times?: number;
  forSeconds?: number;
}

/** Replaces the response; with `work: 'none'` nothing was done. */
export type Ending =
  | { kind: 'silence' | 'reset' | 'html' | 'truncated' | 'endless'; work?: 'done' | 'none' }
  | { kind: 'status'; status: number; html?: boolean };

/** What goes wrong; see README.md. */
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
  /** Number of calls that matched target and reference. */
  seen: number;
  used: number;
};

const ofCharge = ['second-charge', 'pending-at-deadline'];
const ofWebhook = ['drop'];
const ofCalls = ['silence', 'reset', 'html', 'truncated', 'endless', 'status', 'latency', 'lag'];

function kindsOf(target: Fault['on']): string[] {
  if (target === 'charge') return ofCharge;
  return target === 'webhook' ? ofWebhook : ofCalls;
}

/** Parses a fault; returns a message if invalid. */
export function readFault(sent: unknown): Fault | string {
  const { on, kind } = Object(sent) as Partial<Fault>;
  if (!on || !faultTargets.includes(on)) return `on must be one of ${faultTargets.join(', ')}.`;
  const kinds = kindsOf(on);
  if (!kind || !kinds.includes(kind)) return `kind on ${on} must be one of ${kinds.join(', ')}.`;
  return sent as Fault;
}
