import {
  type BasinShape,
  centreOf,
  cutNameOf,
  planOf,
  sinkShapeOf,
  type Place,
  type Plan,
} from '@app/drawing';
import type { JobSheet } from './job-sheet';

/** One step of work with a box to tick. */
export interface CutStep {
  task: string;
  detail: string;
}

/** Empty until the sizes are confirmed. */
export const cutListOf = (sheet: JobSheet): CutStep[] =>
  sheet.state.kind === 'confirmed' ? cutList(sheet, planToCut(sheet)) : [];

/** Natural stone is porous; quartz needs no sealing. */
const naturalStone = /granite|marble|quartzite|slate|limestone|travertine|onyx|natural/i;
/** Stated instead of a size that nobody has agreed, because nothing may be cut by a default. */
const askWhere = 'ask where';
const askSize = 'ask for its size';
const toBeAgreed = 'position to be agreed';
const centreText = ({ fromLeftMm, fromBackMm }: Place) => `centre ${fromLeftMm}, ${fromBackMm}`;

/** All steps of the workshop for a top, in order. Steps ask for missing sizes and positions. */
export function cutList({ size, quantity, material, sinkName }: JobSheet, plan: Plan): CutStep[] {
  const isCutIn = sinkName !== null && !standsOnTop(sinkName);
  return [
    { task: 'Slab looked over, any vein runs along the length', detail: '' },
    {
      task: quantity > 1 ? `Cut ${quantity} of them, each` : 'Cut',
      detail: `${size.lengthMm} × ${size.widthMm}`,
    },
    { task: 'Diagonals differ by no more than', detail: '1 mm' },
    ...sinkSteps(sinkName, plan),
    ...plan.cutouts.flatMap(holeSteps),
    { task: 'Edges polished, arris 2 mm', detail: 'front' },
    ...(isCutIn ? [{ task: 'Sink cut-out edge polished', detail: '' }] : []),
    ...(naturalStone.test(material) ? [{ task: 'Sealed, two coats', detail: '' }] : []),
    { task: 'Wrapped, corner guards, label on the back', detail: '' },
  ];
}

const standsOnTop = (sinkName: string): boolean => sinkShapeOf(sinkName) === 'vessel';

function sinkSteps(sinkName: string | null, plan: Plan): CutStep[] {
  if (sinkName === null) return [];
  const task = standsOnTop(sinkName) ? 'Waste hole' : 'Sink cut-out';
  return plan.sinks.length
    ? plan.sinks.map((sink) => ({
        task: `${task}, ${centreText(sink.place)}`,
        detail: sink.standsOnTop ? wasteOf(sink) : openingOf(sink),
      }))
    : [{ task, detail: toBeAgreed }];
}

/** The diameter of the waste hole: the maker's, else the usual one. */
const wasteOf = ({ waste, basin }: Plan['sinks'][number]): string =>
  `Ø${2 * centreOf(waste).reach}${basin ? '' : ', check basin'}`;

function openingOf({ basin, outline }: Plan['sinks'][number]): string {
  if (basin) return sizeOf(basin);
  return outline.shape === 'polygon' ? 'as traced, check its template' : 'by its template';
}

const sizeOf = ({ size }: BasinShape): string =>
  `${size.cutoutLengthMm} × ${size.cutoutWidthMm}${size.shape === 'rectangle' ? `, R${size.radiusMm}` : ''}`;

function holeSteps({ name, shape, outlines }: Plan['cutouts'][number]): CutStep[] {
  const { label, size } = cutNameOf({ name });
  if (outlines.length === 0) return [{ task: label, detail: askWhere }];
  return outlines.map((outline, index) => {
    const hole = outlines.length > 1 ? `${label} (${index + 1} of ${outlines.length})` : label;
    const { x, y, reach, depth } = centreOf(outline);
    if (shape === 'notch')
      return {
        task: `${hole}, ${x < reach * 2 ? 'left' : 'right'} end of the wall`,
        detail: `${reach * 2} × ${depth * 2}`,
      };
    const isSized = outline.shape === 'ellipse';
    return {
      task: `${hole}, ${centreText({ fromLeftMm: Math.round(x), fromBackMm: Math.round(y) })}`,
      detail: size || (isSized ? `Ø${Math.round(reach * 2)}` : askSize),
    };
  });
}

/** Steps whose position or size is not agreed yet, as text. */
export const openPointsOf = (steps: readonly CutStep[]): string[] =>
  steps
    .filter(({ detail }) => [askWhere, askSize, toBeAgreed].includes(detail))
    .map(({ task, detail }) => `${task}: ${detail}`);

/** Whether any part has no agreed position. */
export const hasUnplaced = (steps: readonly CutStep[]): boolean =>
  steps.some(({ detail }) => detail === askWhere || detail === toBeAgreed);

/** Whether the position of the sink is agreed; true without a sink. */
export const isSinkPlaced = ({ sinkName, state }: JobSheet): boolean =>
  sinkName === null || (state.kind === 'confirmed' && (state.agreed.places?.sinks.length ?? 0) > 0);

/** The plan to draw. Once the sizes are confirmed, it has only parts with an agreed position. */
export function planToCut(sheet: JobSheet): Plan {
  const { state, places } = sheet;
  const agreed = state.kind === 'confirmed' ? (state.agreed.places ?? { sinks: [], cutouts: [] }) : places;
  return planOf({ ...sheet.size, ...sheet, places: agreed });
}
