import type { TradePercentage, TradePrices } from '../trade/trade-prices';

/** Somebody who buys at prices of their own. */
export interface TradeCustomer extends Pick<TradePrices, 'company' | 'percentages'> {
  id: string;
  /** The contact's. Staff's quotes for this address have the percentages, and the link goes there. */
  email: string;
  vatNumber: string | null;
  /** false: for the time being at everybody's prices. */
  isActive: boolean;
  /** When the link that works, or is on its way, was sent; null: there is none. */
  linkSentAt: string | null;
}

/** `GET /api/admin/trade-customers`: all of them, by company. */
export interface TradeCustomersResponse {
  customers: TradeCustomer[];
  floor: TradePrices['floor'];
}

/** `POST /api/admin/trade-customers`, `PUT …/{id}`: as it is to be from now on. */
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
  /** Of one customer. */
  percentages: 100,
  percent: { min: 0.01, max: 50 },
  /** Pounds. */
  floor: 9_999.99,
} as const;

/** At most two decimals. */
export const percentPattern = /^\d{1,2}(?:\.\d{1,2})?$/;
export const floorPattern = /^\d{1,4}(?:\.\d{1,2})?$/;
