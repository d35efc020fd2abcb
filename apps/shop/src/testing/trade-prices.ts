import { tradeHintCookie, type TradePrices } from '@app/contracts';

/** 12.5% off marble. */
export const someTradePrices = (details: Partial<TradePrices> = {}): TradePrices => ({
  company: 'Marsh Bathrooms Ltd',
  percentages: [{ materialId: 1, percent: '12.50' }],
  floor: null,
  ...details,
});

/** Sets up a browser in which a trade link was opened. */
export const setTradeHintCookie = () => {
  document.cookie = `${tradeHintCookie}=1; path=/`;
};
export const clearTradeHintCookie = () => {
  document.cookie = `${tradeHintCookie}=; path=/; max-age=0`;
};
