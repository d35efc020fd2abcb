import { formatSize } from '@app/pricing';
import { inquiryConfigurationLimits } from '@app/contracts';
import { PlanDrawing } from '../quotes/quote-plan';
import type { InquiredTop } from './inquired-top';
import { text } from './text';

/** The top as the workshop gets it: to scale, and part by part. */
export function InquiredTopSummary({ top }: { top: InquiredTop }) {
  const { material, color, thickness, sink, cutouts, notes } = top;
  const rows: [string, string | null][] = [
    [text.rowLabels.stone, material && text.stone(material.name, color?.name ?? null)],
    [text.rowLabels.size, formatSize(top)],
    ...(top.quantity > 1 ? [[text.rowLabels.quantity, String(top.quantity)] satisfies [string, string]] : []),
    [text.rowLabels.thickness, thickness?.displayName ?? null],
    [text.rowLabels.sink, sink?.name ?? text.none],
    [text.rowLabels.cutouts, cutouts.map(({ name }) => name).join(', ') || text.none],
    ...(notes.trim() ? [[text.rowLabels.notes, notes.trim()] satisfies [string, string]] : []),
  ];
  return (
    <section aria-label={text.configuration} className="num mt-4.5 border-y border-line py-3.5">
      <div className="own-colors mb-3 rounded-1 bg-plan px-3 py-2.5">
        <PlanDrawing
          lengthMm={top.lengthMm}
          widthMm={top.widthMm}
          sinkName={sink?.name ?? null}
          cutoutNames={cutouts.map(({ name }) => name)}
          stone={color}
          limits={inquiryConfigurationLimits}
          maxHeightPx={170}
          // The labels of a very long top are higher than its drawing.
          className="[&>svg]:overflow-visible"
        />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-label">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className={`line-clamp-4 break-words ${value ? '' : 'text-ink-3'}`}>
              {value ?? text.notChosen}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
