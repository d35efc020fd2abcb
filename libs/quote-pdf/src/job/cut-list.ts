import { cutNameOf, placesOf, planAt, planOf, type Place, type Plan } from '@app/drawing';
import type { JobSheet } from './job-sheet';

/** One step of work with its box. */
export interface CutStep {
  task: string;
  detail: string;
}

/** Empty until the sizes are confirmed. */
export function cutListOf(sheet: JobSheet): CutStep[] {
  if (sheet.state.kind !== 'confirmed') return [];
  const whole = planOf({ ...sheet.size, ...sheet });
  return cutList(sheet, whole, agreedPlan(whole, sheet));
}

/** Natural stone is porous; quartz needs no sealing. */
const naturalStone = /granite|marble|quartzite|slate|limestone|travertine|onyx|natural/i;
/** In place of a size: nothing is cut at a usual position. */
const askWhere = 'ask where';
const toBeAgreed = 'position to be agreed';
const at = ({ fromLeftMm, fromBackMm }: Place) => `centre ${fromLeftMm}, ${fromBackMm}`;

/** Everything the workshop does to a top, in order. Missing records are asked for, not assumed. */
export function cutList({ size, quantity, material, state }: JobSheet, whole: Plan, plan: Plan): CutStep[] {
  const taps = state.kind === 'confirmed' ? state.agreed.places.taps : [];
  const isCutIn = whole.sink !== null && !whole.sink.standsOnTop;
  return [
    { task: 'Slab looked over, vein runs along the length', detail: '' },
    {
      task: quantity > 1 ? `Cut ${quantity} of them, each` : 'Cut',
      detail: `${size.lengthMm} × ${size.widthMm}`,
    },
    { task: 'Diagonals differ by no more than', detail: '1 mm' },
    ...sinkSteps(whole, plan),
    ...holeSteps(whole, taps),
    { task: 'Edges polished, arris 2 mm', detail: 'front' },
    ...(isCutIn ? [{ task: 'Sink cut-out edge polished', detail: '' }] : []),
    ...(naturalStone.test(material) ? [{ task: 'Sealed, two coats', detail: '' }] : []),
    { task: 'Wrapped, corner guards, label on the back', detail: '' },
  ];
}

function sinkSteps(whole: Plan, plan: Plan): CutStep[] {
  const { sink } = placesOf(plan);
  if (!whole.sink) return [];
  if (!plan.sink || !sink)
    return [{ task: whole.sink.standsOnTop ? 'Waste hole' : 'Sink cut-out', detail: toBeAgreed }];
  if (plan.sink.standsOnTop) return [{ task: `Waste hole, ${at(sink)}`, detail: 'for the basin' }];
  return [{ task: `Sink cut-out, ${at(sink)}`, detail: 'by its template' }];
}

function holeSteps(plan: Plan, taps: readonly Place[]): CutStep[] {
  const remainingTaps = [...taps];
  const steps = plan.cutouts.flatMap((cutout): CutStep[] => {
    const { label, size } = cutNameOf(cutout);
    const holes = tapsOf(plan, cutout);
    return holes.map((_, index) => {
      const place = remainingTaps.shift();
      const name = holes.length > 1 ? `${label} (${index + 1} of ${holes.length})` : label;
      return place
        ? { task: `${name}, ${at(place)}`, detail: size }
        : { task: holes.length > 1 ? `${label}, one of ${holes.length}` : label, detail: askWhere };
    });
  });
  const others = plan.cutouts
    .filter((cutout) => tapsOf(plan, cutout).length === 0)
    .map((cutout) => ({ task: cutout.name, detail: askWhere }));
  return mergeEqualSteps([...steps, ...others]);
}

const tapsOf = (plan: Plan, cutout: Plan['cutouts'][number]) => placesOf({ ...plan, cutouts: [cutout] }).taps;

/** Equal unrecorded steps become one line with a count. */
function mergeEqualSteps(steps: readonly CutStep[]): CutStep[] {
  const counts = new Map<string, number>();
  for (const { task, detail } of steps)
    if (detail === askWhere) counts.set(task, (counts.get(task) ?? 0) + 1);
  const seen = new Set<string>();
  return steps.flatMap((step) => {
    if (step.detail !== askWhere) return [step];
    if (seen.has(step.task)) return [];
    seen.add(step.task);
    const count = counts.get(step.task) ?? 1;
    return [count > 1 ? { ...step, task: `${count} × ${step.task}` } : step];
  });
}

/** Whether the drawing shows something without a recorded position. */
export const hasUnplaced = (steps: readonly CutStep[]): boolean =>
  steps.some(({ detail }) => detail === askWhere || detail === toBeAgreed);

/** Whether a person has agreed where the sink goes; true without a sink. */
export const isSinkPlaced = ({ sinkName, state }: JobSheet): boolean =>
  sinkName === null || (state.kind === 'confirmed' && state.agreed.places.sink !== null);

/** The plan with agreed positions, and without a sink or tap holes that have none. */
export function agreedPlan(plan: Plan, { state }: JobSheet): Plan {
  if (state.kind !== 'confirmed') return plan;
  const { places } = state.agreed;
  let left = places.taps.length;
  const cutouts = plan.cutouts.flatMap((cutout) => {
    const holes = tapsOf(plan, cutout).length;
    if (holes === 0) return [cutout];
    const outlines = cutout.outlines.slice(0, left);
    left -= outlines.length;
    return outlines.length ? [{ ...cutout, outlines }] : [];
  });
  return planAt({ ...plan, sink: places.sink ? plan.sink : null, cutouts }, places);
}
