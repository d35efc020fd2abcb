import type { Milestone } from '@app/content';

export function MilestoneWords({ year, title, text: words }: Milestone) {
  return (
    <>
      <span className="num mb-1.5 block font-display text-h3/[1.1] tracking-[-0.012em] text-ink">{year}</span>
      <span className="block font-strong text-ink">{title}</span>
      {words}
    </>
  );
}
