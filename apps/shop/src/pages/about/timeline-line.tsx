import type { Milestone } from '@app/content';
import { text } from './text';

import type { TimelineScale } from './timeline-scale';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
const lineY = 48;
const textY = 94;
/** Height for a milestone's text, in CSS pixels. */
const textHeight = 132;
const badge = { width: 108, height: 36, gap: 6 };

/**
 * The dimension line of the wide page. Coordinates are percentages in attributes, so that it is to scale without script
 * or inline style. Screen readers read the list beside it.
 */
export function TimelineLine({ scale }: { scale: TimelineScale }) {
  const { columns, years, firstYear, lastYear } = scale;
  const maxPerColumn = Math.max(...columns.map(({ milestones }) => milestones.length));
  return (
    <svg
      aria-hidden
      width="100%"
      height={textY + maxPerColumn * textHeight}
      className="overflow-visible font-sans max-desktop:hidden"
    >
      <g className="fill-none stroke-chalk">
        <line x1="0" x2="100%" y1={lineY} y2={lineY} strokeWidth="1.3" />
        {years.map(({ year, position, isMilestone }) => (
          <line
            key={year}
            x1={percent(position)}
            x2={percent(position)}
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
          x={-badge.width / 2 - badge.gap}
          y={-badge.height / 2}
          width={badge.width + 2 * badge.gap}
          height={badge.height}
          className="fill-surface"
        />
        <rect
          x={-badge.width / 2}
          y={-badge.height / 2}
          width={badge.width}
          height={badge.height}
          rx="3"
          className="fill-chalk"
        />
        <text y="6" textAnchor="middle" className="num fill-surface text-lead font-strong">
          {text.timeline.years(lastYear - firstYear)}
        </text>
      </svg>
      {columns.map(({ milestones, textStart, textWidth, isLast }) => (
        <foreignObject
          key={textStart}
          x={percent(textStart)}
          y={textY}
          width={percent(textWidth)}
          height={maxPerColumn * textHeight}
          className="overflow-visible"
        >
          <div className={`text-label text-ink-2 ${isLast ? 'text-right' : ''}`}>
            {milestones.map((milestone) => (
              <div key={milestone.title} className="mb-5">
                <MilestoneText {...milestone} />
              </div>
            ))}
          </div>
        </foreignObject>
      ))}
    </svg>
  );
}

export function MilestoneText({ year, title, text: description }: Milestone) {
  return (
    <>
      <span className="num mb-1.5 block font-display text-h3 text-ink">{year}</span>
      <span className="block font-strong text-ink">{title}</span>
      {description}
    </>
  );
}
