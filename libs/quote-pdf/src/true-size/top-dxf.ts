import { cutLinesOf, sinkShapeOf, toDxf } from '@app/drawing';
import { formatSize } from '@app/pricing';
import { cutList, openPointsOf, planToCut } from '../job/cut-list';
import type { JobSheet } from '../job/job-sheet';
import { trueSizeText } from './true-size-text';

/** A top whose sizes are agreed, for saw and water jet. Who cuts reads the notes beside it. */
export function topDxf(sheet: JobSheet): string {
  const plan = planToCut(sheet);
  const { reference, material, color, thickness, size, quantity, sinkName } = sheet;
  return toDxf({
    ...size,
    lines: cutLinesOf(plan),
    notes: [
      `${reference}: ${material}, ${color}, ${thickness}`,
      `${formatSize(size)}${quantity > 1 ? `, ${quantity} of them` : ''}. Seen from above, wall at the top`,
      trueSizeText.state(sheet),
      ...(sinkName === null || plan.sinks.length === 0 ? [] : [sinkNote(sinkName)]),
      ...openPointsOf(cutList(sheet, plan)).map((point) => `Not agreed: ${point}`),
    ],
  });
}

const sinkNote = (sinkName: string): string =>
  sinkShapeOf(sinkName) === 'vessel'
    ? `SINK is a usual waste hole. Check it with the basin: ${sinkName}`
    : `SINK is the usual opening of its kind. Check it with the basin's template: ${sinkName}`;
