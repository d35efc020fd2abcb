import type { JobSheet } from '../job/job-sheet';

/** Content of the drawing that a customer agrees to, without prices. The same sheet gives the same bytes. */
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
  /** Reference of the order; null: none. */
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
