export { catalogueState, type Catalogue, type CatalogueState, type ListQuery } from './catalogue';
export { exclusionSentence, exclusionsAmong, type CheckedTop } from './checked-top';
export { blockersAmong, type Contradiction } from './contradiction';
export { contradictionsOf } from './contradictions-of';
export {
  cutoutCount,
  fitLayout,
  hasParts,
  isOnTop,
  sinkCount,
  toLayout,
  toPlaces,
  usualLayout,
  withOutline,
  withRoom,
  type LaidParts,
} from './layout';
export { sinkNote, suitsSink } from './basin';
export { sinkTitle } from '@app/drawing';
export { basinRow } from './basin-text';
export { basinsFor, ownBasinFor, withBasin } from './place-basin';
export { loadOf } from './handling-notes';
export { cutoutNote } from './cutout-note';
export { includedParts } from './included-parts';
export { readMeasurement, suggestedMm, type Measurement } from './measurement';
export { conflictingPartsOf, contradictionsOfSelection, planOfSelection } from './planned-top';
export { isRoomAdvice, roomInWords, roomRows } from './room-text';
export { datumAndRoomOf, planOfDrawing, planOfQuote, topOfQuoted, type PlannedTop } from './quoted-top';
export { isEachPartPlaced, partRows, positionRows } from './position-rows';
export {
  discountOn,
  priceParts,
  priceSelection,
  type SelectionPrice,
  type TopPrice,
} from './price-selection';
export { quoteToday, type QuoteToday } from './quote-today';
export { partOfField, reconcile, topOfQuote, withoutPart, type ChosenTop, type PartName } from './reconcile';
export { tracedOutlineProblem } from './traced-outline';
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
export { contradictionsOfTop, placementProblems } from './top-in-room';
