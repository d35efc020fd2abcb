import type { Places } from '@app/drawing';
import type { Size } from '@app/pricing';

/** Whether a top may be cut by a sheet. */
export type JobState =
  /** The customer has agreed to these sizes. */
  | { kind: 'confirmed'; agreed: AgreedSizes }
  /** Nothing may be cut; `why` in a sentence. */
  | { kind: 'not-confirmed'; why: string }
  /** Another quote stands in its place. */
  | { kind: 'replaced'; by: string };

/** Sizes to cut as they were agreed, and how. */
export interface AgreedSizes {
  version: number;
  places: Places;
  /** 'by phone': where they were agreed. */
  how: 'phone' | 'showroom' | 'on-site';
  note: string | null;
  by: string | null;
  at: Date;
}

/** All that the workshop's sheet of a quote is made of: no price, no address of mail. The same sheet makes the same bytes. */
export interface JobSheet {
  /** VT-26-00412. */
  reference: string;
  printedAt: Date;
  material: string;
  color: string;
  /** '20 mm'. */
  thickness: string;
  thicknessMm: number | null;
  /** To cut where it is confirmed; else as quoted. */
  size: Size;
  quotedSize: Size;
  /** So many equal tops. */
  quantity: number;
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  state: JobState;
  /** null: not for those who read this sheet. */
  customer: { name: string | null; phone: string | null; deliveryAddress: string | null } | null;
  /** Else it is collected from the showroom. */
  isDelivered: boolean;
  /** Where the code leads: the order as it is now. */
  url: string;
}

/** A part of the page to be filled from its top. */
export interface Column {
  left: number;
  width: number;
  top: number;
  bottom: number;
}
