import { milestones } from '@app/content';
import { text } from './text';
import { MilestoneText, TimelineLine } from './timeline-line';
import { timelineScale } from './timeline-scale';

export function Timeline() {
  const scale = timelineScale(milestones);
  if (milestones.length === 0) return null;
  return (
    <section className="border-y border-line bg-surface py-16 tablet:py-26">
      <div className="wrap">
        <h2 className="font-display mb-9 text-h2 tablet:mb-12">
          {scale ? text.timeline.title(scale.lastYear - scale.firstYear) : text.timeline.withoutScale}
        </h2>
        {scale && <TimelineLine scale={scale} />}
        <ol className={`ml-1.75 border-l-2 border-chalk ${scale ? 'desktop:sr-only' : ''}`}>
          {milestones.map((milestone) => (
            <li
              key={milestone.title}
              className="relative pb-7.5 pl-6.5 text-label text-ink-2 before:absolute before:top-2.25 before:-left-2.25 before:h-0.5 before:w-4 before:-rotate-45 before:bg-chalk last:pb-0"
            >
              <MilestoneText {...milestone} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
