/** Per cent off the price of a top in one material. */
export interface TradePercentage {
  materialId: number;
  /** 0.01 to 50, 2 decimals: '12.50'. */
  percent: string;
}

/** `GET /api/trade-prices`: what the trade customer whose link was opened in this browser is given. */
export interface TradePrices {
  company: string;
  /** A material that is missing is sold at everybody's price. */
  percentages: TradePercentage[];
  /** Pounds a piece, 2 decimals: no percentage brings a price below it. null: there is none. */
  floor: string | null;
}

/** `POST /api/trade-prices`: opens a link in this browser, which keeps it in a cookie. */
export interface OpenTradePricesRequest {
  token: string;
}

/** 256 random bits of a link, in base64url. */
export const tradeTokenPattern = /^[\w-]{43}$/;

/**
 * A cookie that scripts can read, with no secret in it: `1` while the browser has a link's. Without it nobody need ask for
 * trade prices.
 */
export const tradeHintCookie = 'trade-prices';

/** Whether `document.cookie` hints at trade prices. */
export const hintsAtTradePrices = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${tradeHintCookie}=1`);
