/** Discount on tops in one material. */
export interface TradePercentage {
  materialId: number;
  /** Per cent, 0.01 to 50, 2 decimals: '12.50'. */
  percent: string;
}

/** `GET /api/trade-prices`: discounts of the trade customer whose link was opened in this browser. */
export interface TradePrices {
  company: string;
  /** Materials that are missing have the normal price. */
  percentages: TradePercentage[];
  /** Lowest price per top in pounds, 2 decimals; discounts stop there. Null: none. */
  floor: string | null;
}

/** `POST /api/trade-prices`: opens a link, which is then stored in a cookie. */
export interface OpenTradePricesRequest {
  token: string;
}

/** 256 random bits in base64url. */
export const tradeTokenPattern = /^[\w-]{43}$/;

/**
 * A cookie that scripts can read, without a secret: `1` while a trade link is open. Without it the shop does not request
 * trade prices.
 */
export const tradeHintCookie = 'trade-prices';

/** Whether `document.cookie` hints at trade prices. */
export const mayHaveTradePrices = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${tradeHintCookie}=1`);
