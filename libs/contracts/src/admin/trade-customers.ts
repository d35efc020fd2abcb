import type { TradePercentage, TradePrices } from '../trade/trade-prices';

/** A company that buys at trade prices. */
export interface TradeCustomer extends Pick<TradePrices, 'company' | 'percentages'> {
  id: string;
  /** Address of the contact. Quotes for it get the percentages; the link is sent there. */
  email: string;
  vatNumber: string | null;
  /** False: currently buys at the normal prices. */
  isActive: boolean;
  /** When the valid link was sent; null: no link. */
  linkSentAt: string | null;
}

/** `GET /api/admin/trade-customers`: sorted by company. */
export interface TradeCustomersResponse {
  customers: TradeCustomer[];
  floor: TradePrices['floor'];
}

/** `POST /api/admin/trade-customers`, `PUT …/{id}`: replaces all fields. */
export interface SaveTradeCustomerRequest {
  company: string;
  email: string;
  vatNumber?: string | null;
  isActive: boolean;
  percentages: TradePercentage[];
}

/** `PUT /api/admin/trade-floor`. */
export interface TradeFloor {
  floor: string | null;
}

export const tradeCustomerLimits = {
  company: 120,
  vatNumber: 20,
  /** Number of percentages of one customer. */
  percentages: 100,
  percent: { min: 0.01, max: 50 },
  /** Pounds. */
  floor: 9_999.99,
} as const;

/** At most two decimals. */
export const percentPattern = /^\d{1,2}(?:\.\d{1,2})?$/;
export const floorPattern = /^\d{1,4}(?:\.\d{1,2})?$/;
