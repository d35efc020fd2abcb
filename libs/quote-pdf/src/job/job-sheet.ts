import type { Places } from '@app/drawing';
import type { Size } from '@app/pricing';
import type { RoomOnPaper } from '../room/room-on-paper';

/** Whether a top may be cut by a sheet. */
export type JobState =
  /** The customer agreed to these sizes. */
  | { kind: 'confirmed'; agreed: AgreedSizes }
  /** Do not cut; `why` is a sentence. */
  | { kind: 'not-confirmed'; why: string }
  /** Another quote has replaced it. */
  | { kind: 'replaced'; by: string };

/** Agreed sizes to cut. */
export interface AgreedSizes {
  version: number;
  /** null: still to be agreed. */
  places: Places | null;
  /** Where they were agreed. */
  how: 'phone' | 'showroom' | 'on-site';
  note: string | null;
  by: string | null;
  at: Date;
  /** null: nobody has agreed to the drawing yet. */
  agreement: DrawingAgreed | null;
  /** Why it is cut anyway; null: it is not. */
  unsignedCut: { reason: string | null; by: string | null; at: Date } | null;
}

/** Who agreed to the drawing. */
export interface DrawingAgreed {
  /** null: hidden from this reader, or erased. */
  by: string | null;
  how: 'order-page' | 'on-site';
  at: Date;
}

/** All content of a job sheet: no prices, no email address. The same sheet gives the same bytes. */
export interface JobSheet {
  reference: string;
  /** Its order, and which of its tops it is; null: not ordered. */
  ordered: { order: string; place: { number: number; of: number } } | null;
  printedAt: Date;
  material: string;
  color: string;
  thickness: string;
  thicknessMm: number | null;
  /** The size to cut if confirmed; else as quoted. */
  size: Size;
  quotedSize: Size;
  /** Number of equal tops. */
  quantity: number;
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** What is supplied with it and what is not; one sentence for each part. */
  included: readonly string[];
  /** Where the customer placed the parts in the quote; null: nowhere yet. */
  places: Places | null;
  /** The customer's, on the top; null: none. */
  customerNote: string | null;
  /** What cannot be made by the rules, why it is made anyway, and what its delivery has to know; one sentence each. */
  remarks: readonly string[];
  /** null: nobody has measured it. */
  room: RoomOnPaper | null;
  /** Floor and access to where it goes; null: not known. */
  access: string | null;
  state: JobState;
  /** null: hidden from this reader. */
  customer: { name: string | null; phone: string | null; deliveryAddress: string | null } | null;
  isDelivered: boolean;
  /** The code's target: the top's card. null: it has none, as it is not ordered. */
  url: string | null;
}

/** A column to be filled from the top. */
export interface Column {
  left: number;
  width: number;
  top: number;
  bottom: number;
}
