export { catalogueState, type Catalogue, type CatalogueState, type List } from './catalogue';
export { measure, type Measurement } from './measurement';
export { planOfQuote, planOfSelection, type PlannedTop } from './planned-top';
export {
  discountOn,
  priceParts,
  priceSelection,
  type SelectionPrice,
  type TopPrice,
} from './price-selection';
export {
  cutoutIdsOf,
  readQuantity,
  realCutouts,
  realSinkTypes,
  selectParts,
  type EnteredTop,
  type Selection,
} from './selection';
