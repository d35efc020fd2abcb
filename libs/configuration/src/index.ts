export { toCatalogueState, type Catalogue, type CatalogueState, type ListQuery } from './catalogue';
export { exclusionSentence, exclusionsAmong, type CheckedTop } from './rules/checked-top';
export { blockersAmong, type Contradiction } from './rules/contradiction';
export { contradictionsOf } from './rules/contradictions-of';
export {
  cutoutCount,
  fitLayout,
  hasParts,
  isOnTop,
  isPlaced,
  sinkCount,
  toLayout,
  toPlaces,
  usualLayout,
  withOutline,
  type TopParts,
} from './layout/layout';
export { editableLayout, withoutPlaces, withRoom } from './layout/edit-layout';
export { sinkNote, suitsSink } from './layout/basin';
export { sinkTitle } from '@app/drawing';
export { basinRow } from './layout/basin-text';
export { basinsFor, ownBasinFor, withBasin } from './layout/place-basin';
export { loadOf } from './rules/handling-notes';
export { cutoutNote } from './cutout-note';
export { includedParts } from './included-parts';
export { readMeasurement, suggestedMm, type Measurement } from './measurement';
export { conflictingPartsOf, contradictionsOfSelection, planOfSelection } from './layout/planned-top';
export { isRoomAdvice, roomInWords, roomRows } from './layout/room-text';
export {
  datumAndRoomOf,
  placesIn,
  planOfDrawing,
  planOfQuote,
  topOfQuoted,
  type PlannedTop,
} from './quoted-top';
export { isEachPartPlaced, partRows, positionRows } from './layout/position-rows';
export {
  discountOn,
  priceParts,
  priceSelection,
  type SelectionPrice,
  type TopPrice,
} from './price-selection';
export { quoteToday, type QuoteToday } from './quote-today';
export { partOfField, reconcile, topOfQuote, withoutPart, type ChosenTop, type PartName } from './reconcile';
export { tracedOutlineProblem } from './layout/traced-outline';
export { toSaveRequest } from './to-save-request';
export {
  cutoutIdsOf,
  endsOf,
  readQuantity,
  realCutouts,
  realSinkTypes,
  selectParts,
  type Selection,
} from './selection';
export { contradictionsOfTop, placementProblems } from './layout/top-in-room';
