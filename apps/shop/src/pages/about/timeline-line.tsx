import type { Milestone } from '@app/content';
import { text } from './text';

import type { TimelineScale } from './timeline-scale';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
const lineY = 48;
const wordsY = 94;
/** Height for a milestone's text, in CSS pixels. */
const wordsHeight = 132;
const chip = { width: 108, height: 36, gap: 6 };

/**
 * The dimension line of the wide page. Coordinates are percentages in attributes, so that it is to scale without script
 * or inline style. Screen readers read the list beside it.
 */
export function TimelineLine({ scale }: { scale: TimelineScale }) {
  const { columns, years, firstYear, lastYear } = scale;
  const most = Math.max(...columns.map(({ milestones }) => milestones.length));
  return (
    <svg
      aria-hidden
      width="100%"
      height={wordsY + most * wordsHeight}
      className="overflow-visible font-sans max-desktop:hidden"
    >
      <g className="fill-none stroke-chalk">
        <line x1="0" x2="100%" y1={lineY} y2={lineY} strokeWidth="1.3" />
        {years.map(({ year, at, isMilestone }) => (
          <line
            key={year}
            x1={percent(at)}
            x2={percent(at)}
            y1={isMilestone ? 34 : 43}
            y2={isMilestone ? 74 : 53}
            strokeWidth={isMilestone ? 1.3 : 1}
            className={isMilestone ? undefined : 'opacity-55'}
          />
        ))}
        {['0', '100%'].map((end) => (
          <svg key={end} x={end} className="overflow-visible">
            <path d="M0 20V74" strokeWidth="1.3" />
            <path d={`M-8 ${lineY + 8}l16-16`} strokeWidth="2" />
          </svg>
        ))}
      </g>
      <svg x="50%" y={lineY} className="overflow-visible">
        <rect
          x={-chip.width / 2 - chip.gap}
          y={-chip.height / 2}
          width={chip.width + 2 * chip.gap}
          height={chip.height}
          className="fill-surface"
        />
        <rect
          x={-chip.width / 2}
          y={-chip.height / 2}
          width={chip.width}
          height={chip.height}
          rx="3"
          className="fill-chalk"
        />
        <text y="6" textAnchor="middle" className="num fill-surface text-lead font-strong">
          {text.timeline.years(lastYear - firstYear)}
        </text>
      </svg>
      {columns.map(({ milestones, from, width, isLast }) => (
        <foreignObject
          key={from}
          x={percent(from)}
          y={wordsY}
          width={percent(width)}
          height={most * wordsHeight}
          className="overflow-visible"
        >
          <div className={`text-label text-ink-2 ${isLast ? 'text-right' : ''}`}>
            {milestones.map((milestone) => (
              <div key={milestone.title} className="mb-5">
                <MilestoneWords {...milestone} />
              </div>
            ))}
          </div>
        </foreignObject>
      ))}
    </svg>
  );
}

export function MilestoneWords({ year, title, text: words }: Milestone) {
  return (
    <>
      <span className="num mb-1.5 block font-display text-h3 text-ink">{year}</span>
      <span className="block font-strong text-ink">{title}</span>
      {words}
    </>
  );
}
