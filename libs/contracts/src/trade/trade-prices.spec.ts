import { mayHaveTradePrices, tradeHintCookie } from './trade-prices';

it.each([
  ['', false],
  [`a=b; ${tradeHintCookie}=1; c=d`, true],
  [`${tradeHintCookie}=`, false],
  [`not-${tradeHintCookie}=1`, false],
])('the cookies %j indicate trade prices: %s', (cookies, expected) => {
  expect(mayHaveTradePrices(cookies)).toBe(expected);
});
