export { planOf } from './plan/plan-of';
export type { MeasuredSide, Plan } from './plan/plan-of';
export type { PlanRequest, Range } from './plan/plan-request';
export { isAThirdAlong, sinkOpeningOf } from './plan/place-sink';
export { leastLengthFor } from './plan/least-length-for';
export { placesOf, planAt } from './plan/places';
export type { Place, Places } from './plan/places';
export { sinkShapeOf } from './plan/sink-shape';
export type { SinkShape } from './plan/sink-shape';
export { cutoutShapeOf } from './plan/cutout-shape';
export type { CutoutShape } from './plan/cutout-shape';
export { drawPlan } from './drawing/draw-plan';
export type { DrawOptions } from './drawing/draw-plan';
export type { Drawing, Label, Mark, MarkRole } from './drawing/drawing';
export { drawEdge } from './edge/draw-edge';
export type { EdgeDrawing, EdgeMark } from './edge/draw-edge';
export { edgeMm } from './edge/edge-shape';
export type { EdgeShape } from './edge/edge-shape';
export { drawMeasuredPlan } from './measured/draw-measured-plan';
export type { MeasuredOptions } from './measured/draw-measured-plan';
export { cutNameOf } from './measured/cut-name-of';
export type { CutName } from './measured/cut-name-of';
export { diagonalOf } from './measured/workshop-marks';
export { weightOf } from './measured/weight-of';
export type {
  MeasuredDrawing,
  MeasuredLabel,
  MeasuredMark,
  MeasuredMarkRole,
} from './measured/measured-drawing';
