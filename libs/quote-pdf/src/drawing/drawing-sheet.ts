import type { JobSheet } from '../job/job-sheet';

/** The drawing of a top for its customer, to agree to or as agreed. No prices. The same sheet gives the same bytes. */
export interface DrawingSheet extends Pick<
  JobSheet,
  | 'reference'
  | 'material'
  | 'color'
  | 'thickness'
  | 'thicknessMm'
  | 'size'
  | 'quantity'
  | 'sinkName'
  | 'cutoutNames'
  | 'places'
  | 'room'
> {
  /** Of the order; null: none. */
  order: string | null;
  version: number;
  madeAt: Date;
  /** The position of each basin and hole in words. */
  positions: readonly (readonly [part: string, position: string])[];
  /** null: nobody has agreed yet. */
  agreement: {
    /** null: erased. */
    by: string | null;
    how: 'order-page' | 'on-site';
    at: Date;
    /** JPEG; null: none. */
    signature: Buffer | null;
  } | null;
  /** SHA-256 of what is drawn, in hexadecimal. */
  digest: string;
}
