import type { MakingNumbers } from '../../making/making-rules';
import type { OrderStage } from '../../quotes/order-stage';
import type { SizeLimits } from '../../quotes/quote-limits';
import type { TopLayout } from '../../quotes/top-layout';
import type { Measurements } from '../quotes/measurements';

/** Why work on a top has to wait, most serious first. */
export const topHolds = [
  'cancellation-requested',
  'problem-reported',
  'payment-in-review',
  'deposit-awaited',
  'price-not-agreed',
] as const;
export type TopHold = (typeof topHolds)[number];

/** A top as workshop and fitters see it: without prices, customer, and the quote's id, which gives access to the price. */
export interface TopCard {
  /** Of the quote that is made: 'VT-26-00412'. */
  reference: string;
  /** 'OR-26-00031'. */
  order: string;
  /** Which of the order's tops it is. */
  place: { number: number; of: number };
  /** Null: cancelled. */
  stage: OrderStage | null;
  material: { name: string };
  color: { name: string; hexCode: string; imageUrl: string | null };
  thickness: { displayName: string };
  /** Millimetres, as quoted. */
  length: number;
  width: number;
  quantity: number;
  sinkType: { name: string } | null;
  cutouts: { id: number; name: string }[];
  /** One sentence for each part: what is supplied with it and what is not. */
  included: string[];
  /** Where the customer placed the parts; null: not placed yet. */
  layout: TopLayout | null;
  /** The customer's note on the top, without prices and addresses. */
  note: string | null;
  /** Latest sizes; null: none yet. */
  measurements: Measurements | null;
  /** The sizes are agreed, and nothing prevents cutting. */
  isMeasured: boolean;
  /** Why work on it has to wait; empty: it need not wait. */
  holds: TopHold[];
  /** Reported problems that are not solved yet, oldest first. */
  problems: ReportedProblem[];
  /** Floor and access, for the whole order. */
  access: string | null;
  isDelivery: boolean;
  /** The owner's numbers for its material. */
  making: MakingNumbers;
}

/** Characters of an order's note about floor and access. */
export const maxAccessNoteLength = 500;

/** `GET /api/admin/tops/{reference}`: a top to make, by the reference on its job sheet. */
export interface TopToMake {
  top: TopCard;
  sizeLimits: SizeLimits;
  /** Why it may not be cut yet, as a sentence; null: the sizes are confirmed. */
  blocker: string | null;
  /** Quote that has replaced it; null: none. */
  replacedBy: string | null;
  /** As on the job sheet; empty until the sizes are confirmed. */
  cutList: CutListStep[];
  /** Photos of the room and of problems, oldest first. */
  photos: TopPhoto[];
  /** Null: it is handed over, or its sizes are not agreed and no day is booked. */
  due: TopDue | null;
  /** Id of its order; null: hidden from this role. */
  orderId: string | null;
}

/** When a top goes to its customer. */
export interface TopDue {
  /** London day. */
  on: string;
  /** A delivery or collection is booked; false: the latest day, by the owner's lead time from the agreed sizes. */
  isBooked: boolean;
}

/** `GET /api/admin/tops/{reference}/photos/{id}` has the picture. */
export interface TopPhoto {
  id: string;
  purpose: 'on-site' | 'problem';
  createdAt: string;
}

export interface CutListStep {
  task: string;
  /** A size or a reminder; ''. */
  detail: string;
  /** Null: not done. */
  doneAt: string | null;
  doneBy: string | null;
}

/** `PUT /api/admin/tops/{reference}/problems/{id}` with a {@link SetTaskRequest} marks it as solved, or not solved. */
export interface ReportedProblem {
  /** Id of its task. */
  id: string;
  text: string;
  reportedAt: string;
}

/** `PUT /api/admin/tops/{reference}/cut-list`. */
export interface TickStepRequest {
  task: string;
  isDone: boolean;
  /** Version of the sizes that was shown. 409 if there is a newer one. */
  version: number;
}

/**
 * `POST /api/admin/tops/{reference}/problems`: the text in field `text` of a form. The workshop adds at least one photo; the
 * office may name in `remakeStage` the stage that the top goes back to.
 */
export const problemTextField = 'text';
export const remakeStageField = 'remakeStage';
export const remakeStages = ['measured', 'in-production'] as const satisfies readonly OrderStage[];
export type RemakeStage = (typeof remakeStages)[number];
/** Prefix of a problem's text if the top is made again. */
export const remakePrefix = 'To be made again: ';
export const maxProblemLength = 1_000;

/** Stages between which the workshop moves a top. */
export const workshopStages: readonly OrderStage[] = ['measured', 'in-production', 'ready'];
