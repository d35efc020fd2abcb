/** The steps of a delivery at which something can go wrong. */
export const faultSteps = ['connect', 'sender', 'recipient', 'data'] as const;
export type FaultStep = (typeof faultSteps)[number];

/** All that is given must hold. */
export interface FaultCondition {
  /** Of the sender at `sender`, else of a recipient; upper and lower case are the same. */
  address?: string;
  /** Counted from 1 among the deliveries that step and address pick, since the fault was made. */
  calls?: number[];
  times?: number;
  forSeconds?: number;
}

/** Whether the mail is kept before it goes wrong. */
export type Work = 'done' | 'none';

/** After these no right answer can follow. */
export type Ending =
  | { kind: 'reply'; code: number; message?: string }
  | { kind: 'silence' | 'drop'; work?: Work };

export type FaultEffect = Ending | { kind: 'slow'; ms: number };

export type Fault = { on: FaultStep; when?: FaultCondition } & FaultEffect;

export type FaultRecord = Fault & {
  id: string;
  madeMs: number;
  /** Deliveries that step and address picked. */
  seen: number;
  used: number;
};
