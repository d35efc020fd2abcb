export { pence, sumPence } from './money/pence';
export type { Pence } from './money/pence';
export { toPence, toPlaces, toPounds, trimZeros } from './money/decimal';
export { formatGbp, formatPounds } from './money/format-gbp';
export { ambiguityText, readAmount, readPence } from './money/read-amount';
export { readMm } from './measure/read-mm';
export { areaM2, formatAreaM2, unitsOf } from './measure/size';
export type { Size } from './measure/size';
export { formatFromPrice, pricePerSquareFoot, pricePerSquareMetre } from './measure/surface-rates';
export type { Configuration, FlatPart } from './quote/configuration';
export type { PriceLine } from './quote/price-line';
export { priceSurface } from './quote/price-surface';
export { timesQuantity } from './quote/times-quantity';
export { adjustmentsOf, adjustPrice } from './quote/adjust-price';
export type { Adjustment } from './quote/adjust-price';
export { toTradeDiscount, tradePrice } from './quote/trade-price';
export type { TradeDiscount } from './quote/trade-price';
export { basinText } from './quote/basin-text';
export { isSellable, priceQuote } from './quote/price-quote';
export type { QuotePrice } from './quote/price-quote';
export { firstMissing } from './quote/first-missing';
export type { MissingInput } from './quote/first-missing';
export { depositOf, depositPercent } from './deposit/deposit-of';
export { proRata } from './deposit/pro-rata';
export { refundAmount } from './cancelling/refund-amount';
export {
  balanceDueText,
  balanceNextText,
  deliveryText,
  toYourDoor,
  cancellingText,
  handOverText,
  howToCancel,
  refusedPriceText,
} from './promises/promise-text';
export { orderBalanceOf } from './ledger/order-balance-of';
export type { OrderBalance } from './ledger/order-balance-of';
export { countTops, deliveryFor, needsAnotherDelivery, topsPerDelivery } from './delivery/delivery';
export { describePart } from './delivery/describe-part';
export type { DeliveryChoice } from './delivery/delivery';
export { basketTotal } from './basket/basket-total';
export type { BasketTotal } from './basket/basket-total';
export { formatSize, formatSizeToCut, lineText, priceOfEach, quantityPrefix } from './quote/line-text';
export { vatIn, vatPercent } from './vat/vat-in';
export { vatLines } from './vat/vat-lines';
export type { VatLine } from './vat/vat-lines';
export { formatDay, formatLastValidDay } from './validity/format-day';
export { changePrice, isPriceWithin } from './price-change/change-price';
export type { PriceChange } from './price-change/change-price';
