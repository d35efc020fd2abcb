import type { DrawingAgreement, UnsignedCut } from '../../quotes/signed-drawing';
import type { TopLayout } from '../../quotes/top-layout';

/** Where sizes were agreed. */
export const measuringMethods = ['phone', 'showroom', 'on-site'] as const;
export type MeasuringMethod = (typeof measuringMethods)[number];

/** Sizes to cut, as agreed with the customer. Each change is a new version. */
export interface Measurements {
  version: number;
  lengthMm: number;
  widthMm: number;
  /** Null: positions are still to be agreed. */
  layout: TopLayout | null;
  note: string | null;
  how: MeasuringMethod;
  recordedAt: string;
  by: string | null;
  /** Agreement to the drawing of these sizes; null: nobody has agreed yet. */
  agreement: DrawingAgreement | null;
  /** Null: not cut without an agreement. */
  unsignedCut: UnsignedCut | null;
}

/** `POST /api/admin/quotes/{id}/measurements/preview`: the price at other sizes and with other openings. */
export interface PreviewMeasurementsRequest {
  lengthMm: number;
  widthMm: number;
  layout?: TopLayout | null;
}

export interface MeasurementsPreview {
  /** Pounds, as quoted. */
  currentTotal: string;
  /** Pounds, at the rates of the quote, not of today's catalogue (D3). */
  newTotal: string;
  /** `newTotal` less `currentTotal`. */
  difference: string;
  /** Paid deposit that counts towards the new price, in pounds. */
  depositCredited: string;
}

/** `POST /api/admin/quotes/{id}/measurements`. */
export interface SaveMeasurementsRequest {
  lengthMm: number;
  widthMm: number;
  /** Only positions that somebody has agreed with the customer. */
  layout?: TopLayout | null;
  note?: string | null;
  how: MeasuringMethod;
  /** Version that was shown; null: none. 409 if there is a newer one. */
  knownVersion: number | null;
  /**
   * If the sizes change the price: `keep` the quoted one (for a few millimetres), or `revise` it: the customer is then
   * asked to agree to a revised quote.
   */
  price: 'keep' | 'revise';
}

export interface SaveMeasurementsResponse {
  measurements: Measurements;
  /** Quote that the customer is asked to agree to; null: the price did not change. */
  revisedQuote: { id: string; reference: string; totalPrice: string } | null;
}

export const measurementLimits = { note: 1_000 } as const;
