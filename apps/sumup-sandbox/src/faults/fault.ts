import { apiOperations, type CallRecord } from '../state/records';

export const faultTargets = [...apiOperations, 'charge', 'webhook', 'any'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** All that is given must hold. */
export interface FaultCondition {
  /** Counted from 1 among the calls that target and reference pick, since the fault was made. */
  calls?: number[];
  reference?: string;
  chance?: number;
  times?: number;
  forSeconds?: number;
}

/** Whether the sandbox does its work before it fails. */
export type Work = 'done' | 'none';

export type OtherThan = 'currency' | 'merchant' | 'reference' | 'id' | 'status';

/** After these no right answer can follow. */
export type Ending =
  | { kind: 'silence' | 'reset' | 'kill' | 'html' | 'endless'; work?: Work }
  | { kind: 'truncated' }
  | { kind: 'status'; status: number; work?: Work; html?: boolean }
  | { kind: 'redirect'; location: string; work?: Work };

/** These leave an answer well-formed, and wrong. */
export type Distortion =
  | { kind: 'remove-field'; field: string }
  | { kind: 'set-field'; field: string; value: unknown }
  | { kind: 'amount-off'; pence: number }
  | { kind: 'amount-as-text' }
  | { kind: 'other'; what: OtherThan }
  | { kind: 'lag'; reads?: number; seconds?: number };

/** What goes wrong; README.md says what each does. */
export type FaultEffect =
  | Ending
  | Distortion
  | { kind: 'latency'; ms?: number; minMs?: number; maxMs?: number }
  | { kind: 'early-webhook' | 'decline' | 'second-charge' | 'drop' | 'old-style' }
  | { kind: 'refuse-then-pay' | 'fail-then-pay'; seconds?: number }
  | { kind: 'pending-at-deadline'; seconds: number }
  | { kind: 'repeat'; copies: number }
  | { kind: 'delay'; seconds: number }
  | { kind: 'hold'; count: number }
  | { kind: 'forged-id'; checkoutId?: string };

export type FaultEffectKind = FaultEffect['kind'];
export type FaultEffectOf<K extends FaultEffectKind> = FaultEffect & { kind: K };

export type Fault = { on: FaultTarget; when?: FaultCondition } & FaultEffect;

export type FaultRecord = Fault & {
  id: string;
  number: number;
  madeMachineMs: number;
  /** Calls that target and reference picked. */
  seen: number;
  used: number;
};

export type Outcome = CallRecord['outcome'];
