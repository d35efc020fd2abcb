/** A place on the top, in whole millimetres from its left end and from the wall. */
export interface PlaceOnTop {
  fromLeftMm: number;
  fromBackMm: number;
}

/** Where sizes were agreed. */
export const measuredHow = ['phone', 'showroom', 'on-site'] as const;
export type MeasuredHow = (typeof measuredHow)[number];

/** Sizes to cut, as they were agreed with the customer. Each change is a version of its own. */
export interface Measurements {
  version: number;
  lengthMm: number;
  widthMm: number;
  /** Centre of the sink; null: no sink. */
  sink: PlaceOnTop | null;
  /** Centres of the tap holes. */
  taps: PlaceOnTop[];
  note: string | null;
  how: MeasuredHow;
  recordedAt: string;
  by: string | null;
}

/** `POST /api/admin/quotes/{id}/measurements/preview`: what other sizes would do to the price. */
export interface PreviewMeasurementsRequest {
  lengthMm: number;
  widthMm: number;
}

export interface MeasurementsPreview {
  /** Pounds, as quoted. */
  currentTotal: string;
  /** At the quote's own rates, whatever the catalogue says today (D3). */
  newTotal: string;
  /** `newTotal` less `currentTotal`. */
  difference: string;
  /** What is credited of a deposit that was paid. */
  depositCredited: string;
}

/** `POST /api/admin/quotes/{id}/measurements`. */
export interface SaveMeasurementsRequest {
  lengthMm: number;
  widthMm: number;
  sink?: PlaceOnTop | null;
  taps?: PlaceOnTop[];
  note?: string | null;
  how: MeasuredHow;
  /** The version that was shown; null: none. If it has changed, the request is a conflict. */
  knownVersion: number | null;
  /**
   * Where the sizes change the price: `keep` it as quoted (a few millimetres of play), or `revise` it, which makes a
   * revised quote that the customer is asked to agree to.
   */
  price: 'keep' | 'revise';
}

export interface SaveMeasurementsResponse {
  measurements: Measurements;
  /** The quote that the customer is asked to agree to. */
  revisedQuote: { id: string; reference: string; totalPrice: string } | null;
}

export const measurementLimits = { taps: 6, note: 1_000 } as const;
