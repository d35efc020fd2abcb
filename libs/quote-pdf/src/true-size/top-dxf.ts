import { basinTitle, cutLinesOf, type Plan, toDxf } from '@app/drawing';
import { formatSize } from '@app/pricing';
import { cutList, openPointsOf, planToCut } from '../job/cut-list';
import type { JobSheet } from '../job/job-sheet';
import { trueSizeText } from './true-size-text';

/** A top with agreed sizes as DXF for saw and water jet, with notes for the operator. */
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
      ...plan.sinks.slice(0, 1).map((sink) => `${sinkNote(sink)}: ${sinkName}`),
      ...openPointsOf(cutList(sheet, plan)).map((point) => `Not agreed: ${point}`),
    ],
  });
}

function sinkNote({ standsOnTop, outline, basin }: Plan['sinks'][number]): string {
  if (basin) return `SINK is for ${basinTitle(basin)}. Check it with the basin's template`;
  if (standsOnTop) return 'SINK is a usual waste hole. Check it with the basin';
  const origin = outline.shape === 'polygon' ? 'traced from a photo' : 'the usual opening of its kind';
  return `SINK is ${origin}. Check it with the basin's template`;
}
