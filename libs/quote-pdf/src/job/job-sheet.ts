import type { Places } from '@app/drawing';
import type { Size } from '@app/pricing';
import type { RoomOnPaper } from '../room/room-on-paper';

/** Whether the top may be cut by this sheet. */
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
  /** The order, and the position of this top in it; null: not ordered. */
  ordered: { order: string; place: { number: number; of: number } } | null;
  printedAt: Date;
  material: string;
  color: string;
  thickness: string;
  thicknessMm: number | null;
  /** The size to cut if confirmed, else the quoted size. */
  size: Size;
  quotedSize: Size;
  /** Number of equal tops. */
  quantity: number;
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** What is supplied with it and what is not; one sentence for each part. */
  included: readonly string[];
  /** Where the customer placed the parts in the quote; null: not placed yet. */
  places: Places | null;
  /** The customer's note on the top; null: none. */
  customerNote: string | null;
  /** One sentence each: what the rules refuse, why it is made anyway, and notices for the delivery. */
  remarks: readonly string[];
  /** null: nobody has measured it. */
  room: RoomOnPaper | null;
  /** Floor and access to where it goes; null: not known. */
  access: string | null;
  state: JobState;
  /** null: hidden from this reader. */
  customer: { name: string | null; phone: string | null; deliveryAddress: string | null } | null;
  isDelivered: boolean;
  /** The page of the top, for the QR code; null: not ordered. */
  url: string | null;
}

/** A column to be filled from the top. */
export interface Column {
  left: number;
  width: number;
  top: number;
  bottom: number;
}
