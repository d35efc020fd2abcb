export { placesOf, planOf } from './plan/plan-of';
export type { MeasuredSide, Plan } from './plan/plan-of';
export type { PlanRequest, Range } from './plan/plan-request';
export { basinOpening, basinTitle, sinkTitle, tapHoleOf, type BasinShape } from './plan/basin-shape';
export { sinkOpeningOf } from './plan/place-sink';
export { holeDiameterOf, usualPitchMm } from './plan/place-cutouts';
export { areaOf, centreOf, circle, sharpestTurnOf, type Outline, type Point } from './plan/outline';
export { distanceTo, gapBetween } from './plan/gap-between';
export { minLengthFor, usualPlaces } from './plan/usual-places';
export { distancesText, fromEnd, fromSide, partName } from './plan/position-text';
export { toPlace, toPoint, type Datum, type DatumPoint } from './plan/datum';
export {
  addPart,
  basinsWithoutTap,
  isTap,
  movablePartsOf,
  movePart,
  clampToTop,
  removePart,
  snapPlace,
  type MovablePart,
} from './plan/movable-parts';
export type { CutoutPlaces, Place, Places } from './plan/places';
export { cutoutShapeOf, sinkShapeOf, type CutoutShape, type SinkShape } from './plan/shapes';
export { drawPlan } from './drawing/draw-plan';
export type { Drawing, Label, Mark, MarkRole } from './drawing/drawing';
export { drawEdge } from './edge/draw-edge';
export { edgeMm } from './edge/edge-shape';
export type { EdgeShape } from './edge/edge-shape';
export { drawMeasuredPlan } from './measured/draw-measured-plan';
export { cutNameOf } from './measured/cut-name-of';
export { weightOf } from './measured/weight-of';
export type {
  MeasuredDrawing,
  MeasuredLabel,
  MeasuredMark,
  MeasuredMarkRole,
} from './measured/measured-drawing';
export { cutLinePath, cutLinesOf, type CutLine } from './true-size/cut-lines';
export { outlineProblemOf, type OutlineProblem } from './traced/outline-problem';
export {
  areCornersOfSheet,
  inverseOf,
  isLandscape,
  mapPoint,
  sheetToPhoto,
  type Corners,
  type Homography,
} from './traced/straightened';
export { smoothLine, tracedOutline, withMirrorImage } from './traced/traced-outline';
export { withPoint } from './traced/with-point';
export { toDxf } from './true-size/to-dxf';
export { skewOf, type MeasuredRoom, type Skew } from './room/skew-of';
export { roomKey } from './room/room-key';
export { drawRoom, type DrawnRoom, type RoomDrawing } from './room/draw-room';
