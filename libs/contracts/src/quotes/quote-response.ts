import type { ColorImage } from '../catalogue/color';
import type { PaymentBlocker } from '../payments/payment-blocker';
import type { QuoteRevision } from './quote-revision';
import type { QuoteStatus } from './quote-status';
import type { TopLayout } from './top-layout';

/** Id and name of a job. */
export interface JobLabel {
  id: string;
  name: string;
}

/** One line of a quote's price; the amounts add up to `totalPrice`. */
export interface QuoteLine {
  /**
   * `quantity`: all tops but the first, with the price of one in `calculation`; `adjustment`: added by staff, with the reason
   * in `label`; `trade`: a trade customer's discount.
   */
  kind: 'surface' | 'sink' | 'cutout' | 'quantity' | 'adjustment' | 'trade';
  label: string;
  /** How the amount was calculated: '40.8 units of 100 × 100 mm at £3.25'. */
  calculation: string;
  /** Pounds, 2 decimals; negative for a discount. */
  amount: string;
  /** Only for an `adjustment` in per cent of the catalogue's price: '-10.00'. */
  percent?: string;
}

/**
 * A saved quote (specification §3 'Quote (read back)', D3, D8, D9, D11), with the names, prices and pictures it was priced
 * with. The three customer fields are null for visitors.
 */
export interface QuoteResponse {
  /** 22 base64url characters, unguessable: the id grants access (D8). */
  id: string;
  /** Human reference: `VT-26-00412`. */
  reference: string;
  status: QuoteStatus;
  /** Number of equal tops. */
  quantity: number;
  /** Pounds, for all of them. */
  totalPrice: string;
  /** Base price of the material when saved, in pounds per 100 mm × 100 mm; not part of the total. */
  basePrice: string;
  lines: QuoteLine[];
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  createdAt: string;
  /** When the price expires (D4). */
  validUntil: string;
  replacesQuoteId: string | null;
  /** Set on a revised quote, proposed or answered; absent or null: not a revised quote. */
  revision?: QuoteRevision | null;
  /**
   * Today's trade discount, for renewing the quote; absent: not saved at a trade price, or the discount has ended. Only when
   * a single quote is read.
   */
  tradeToday?: TradeDiscountToday;
  /** Revised quote that replaced it with the customer's consent; absent or null: none. */
  supersededBy?: { id: string; reference: string } | null;
  /** Its job, whose deposit is paid as a whole. Absent or null: none. */
  job?: JobLabel | null;
  /** Its top is in an order. Always present in answers. */
  isOrdered?: boolean;
  /** Why no deposit can be paid now; null: one can (D21). */
  paymentBlocker: PaymentBlocker | null;
  /** Why the top cannot be made as chosen, one sentence each; no payment before staff approve (D53). Absent: it can. */
  contradictions?: string[];
  /** The sink and cut-outs concerned, by name. Absent: none. */
  conflictingParts?: string[];
  /** Notices about a large top or a room that is not square, one sentence each; absent: none. */
  notices?: string[];
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
  /** Absent or null: positions are still to be agreed (D53). */
  layout?: TopLayout | null;
  notes: string | null;
  /** Millimetres. */
  length: number;
  width: number;
  /** Agreed sizes to cut, where they differ from the quoted ones; absent or null: as quoted, or not agreed yet. */
  agreedSize?: AgreedSize | null;
  /** Square metres of one top, exact. */
  area: string;
}

/** In millimetres. */
export interface AgreedSize {
  lengthMm: number;
  widthMm: number;
}

export interface TradeDiscountToday {
  percent: string;
  /** Lowest price per top in pounds; null: none. */
  floor: string | null;
}

/** 16 random bytes in base64url: 21 free characters and one that carries the last two bits (D8). */
export const quoteIdPattern = /^[A-Za-z0-9_-]{21}[AQgw]$/;
