import type { ColorImage } from '../catalogue/color';
import type { PaymentBlocker } from '../payments/payment-blocker';
import type { QuoteRevision } from './quote-revision';
import type { QuoteStatus } from './quote-status';

/** Several quotes under one name, as one of them says it. */
export interface JobLabel {
  id: string;
  name: string;
}

/** One line of what a quote costs; the amounts add up to `totalPrice`. */
export interface QuoteLine {
  /**
   * `quantity`: what all tops but the first add, and its reckoning what each costs; `adjustment`: a line of staff's own,
   * and its label is the reason; `trade`: what a trade customer is given.
   */
  kind: 'surface' | 'sink' | 'cutout' | 'quantity' | 'adjustment' | 'trade';
  label: string;
  /** How the amount came about, in words: '40.8 units of 100 × 100 mm at £3.25'. */
  reckoning: string;
  /** Pounds, 2 decimals; negative for a discount. */
  amount: string;
}

/**
 * A saved quote (specification §3 'Quote (read back)', D3, D8, D9, D11). All names, prices and pictures are
 * those it was priced with. To visitors the three customer fields are null.
 */
export interface QuoteResponse {
  /** 22 base64url characters: unguessable, and therefore the permission to read (D8). */
  id: string;
  /** What people say on the phone: `VT-26-00412`. */
  reference: string;
  status: QuoteStatus;
  /** Of so many equal tops. */
  quantity: number;
  /** Of all of them. */
  totalPrice: string;
  /** The material's base price at the time of saving, pounds per 100 mm × 100 mm; not part of the total. */
  basePrice: string;
  lines: QuoteLine[];
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  createdAt: string;
  /** The instant from which the price no longer holds (D4). */
  validUntil: string;
  replacesQuoteId: string | null;
  /** Where it revises another quote after measuring, and waits for its reader's answer or has it; absent or null: it revises none. */
  revision?: QuoteRevision | null;
  /**
   * What its trade customer is given today, at which it can be renewed; absent: it was not saved at a trade price, or there is
   * none any more. Told where one quote is read alone.
   */
  tradeToday?: TradeDiscountToday;
  /** The quote that stands in its place with the customer's consent; absent or null: none. */
  supersededBy?: { id: string; reference: string } | null;
  /** The job that it is part of; its deposit is paid with that of all of them. Absent or null: none. */
  job?: JobLabel | null;
  /** Why no deposit can be paid on it at this moment; null where one can (D21). */
  paymentBlocker: PaymentBlocker | null;
  /** What of its top cannot be made as it was chosen, a sentence each: nothing is paid on it before staff approve it (D53). Absent: nothing. */
  contradictions?: string[];
  materialId: number;
  colorId: number;
  thicknessId: number;
  sinkTypeId: number | null;
  cutoutId: number | null;
  cutoutIds: number[];
  material: { name: string };
  color: { name: string; hexCode: string; images: ColorImage[]; stripUrl: string | null };
  thickness: { displayName: string };
  /** 'No Sink' means none. */
  sinkType: { name: string };
  /** The first cut-out; 'No Cutouts' means none. */
  cutout: { name: string };
  cutouts: { id: number; name: string }[];
  notes: string | null;
  /** Millimetres. */
  length: number;
  width: number;
  /** Square metres of one top, exact. */
  area: string;
}

export interface TradeDiscountToday {
  percent: string;
  /** Pounds a piece; null: none. */
  floor: string | null;
}

/** 16 random bytes in base64url: 21 free characters and one that carries the last two bits (D8). */
export const quoteIdPattern = /^[A-Za-z0-9_-]{21}[AQgw]$/;
