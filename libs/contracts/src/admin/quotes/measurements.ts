/** A position on the top, in whole millimetres from its left end and from the wall. */
export interface PositionOnTop {
  fromLeftMm: number;
  fromBackMm: number;
}

/** Where sizes were agreed. */
export const measuredHow = ['phone', 'showroom', 'on-site'] as const;
export type MeasuredHow = (typeof measuredHow)[number];

/** Sizes to cut, as agreed with the customer. Each change is a new version. */
export interface Measurements {
  version: number;
  lengthMm: number;
  widthMm: number;
  /** Centre of the sink; null: no sink, or its position is still to be agreed. */
  sink: PositionOnTop | null;
  /** Centres of the tap holes. */
  taps: PositionOnTop[];
  note: string | null;
  how: MeasuredHow;
  recordedAt: string;
  by: string | null;
}

/** `POST /api/admin/quotes/{id}/measurements/preview`: the price at other sizes. */
export interface PreviewMeasurementsRequest {
  lengthMm: number;
  widthMm: number;
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
  /** Only a position that somebody has agreed with the customer. */
  sink?: PositionOnTop | null;
  taps?: PositionOnTop[];
  note?: string | null;
  how: MeasuredHow;
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

export const measurementLimits = { taps: 6, note: 1_000 } as const;
