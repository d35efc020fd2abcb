import type { Places } from '@app/drawing';
import type { Pence, Size } from '@app/pricing';
import type { RoomOnPaper } from './room/room-on-paper';

/** All content of a quote PDF; the same quote gives the same bytes. */
export interface QuotePdfData {
  reference: string;
  savedAt: Date;
  /** When the price expires (D4). */
  validUntil: Date;
  isExpired: boolean;
  /** Its top is in an order. Absent: it is not. */
  isOrdered?: boolean;
  /** null on the public PDF, which has no personal details (D9). */
  customerName: string | null;
  /** The customer's notes; null on the public PDF, as on the share page (decision 7). */
  notes: string | null;
  material: string;
  thickness: string;
  color: {
    name: string;
    /** '#rrggbb', if there is no picture. */
    hexCode: string;
    /** A JPEG of the stone; null: none. */
    picture: Buffer | null;
  };
  size: Size;
  /** Agreed sizes to cut, where they differ; absent or null: as quoted, or not agreed yet. */
  agreedSize?: Size | null;
  /** Number of equal tops. */
  quantity: number;
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Absent or null: positions are still to be agreed. */
  places?: Places | null;
  /** Why the top cannot be made, one sentence each; absent: it can. */
  contradictions?: readonly string[];
  /** Notices about a large top, one sentence each; absent: none. */
  remarks?: readonly string[];
  /** Absent or null: nobody has measured it. */
  room?: RoomOnPaper | null;
  lines: readonly PdfPriceLine[];
  /** For all tops. */
  total: Pence;
  /** The share page, for the QR code. */
  url: string;
}

/** One line of the price. */
export interface PdfPriceLine {
  label: string;
  calculation: string;
  amount: Pence;
}

/** Several quotes of one job. */
export interface JobPdfData {
  name: string;
  /** When the latest quote was saved; also the date of the file. */
  savedAt: Date;
  /** The job's page, for the QR code. */
  url: string;
  /** At least one. */
  quotes: readonly QuotePdfData[];
}
