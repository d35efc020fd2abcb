import { statistics, withoutHiddenSamples } from '@app/content';
import { text } from './text';

/** Countable facts, large. */
export function Figures() {
  const figures = withoutHiddenSamples(statistics);
  if (figures.length === 0) return null;
  return (
    <section aria-label={text.statistics} className="wrap pb-16 tablet:pb-26">
      <ul className="grid grid-cols-2 border-y border-line desktop:grid-cols-4">
        {figures.map(({ figure, meaning }) => (
          <li
            key={meaning}
            className="border-line py-6 pr-4 even:border-l even:pl-5 nth-[n+3]:border-t tablet:py-9 tablet:pr-8 tablet:even:pl-8 desktop:not-first:border-l desktop:not-first:pl-8 desktop:nth-[n+3]:border-t-0"
          >
            <span className="heading block text-display/none tracking-[-0.035em] tabular-nums lining-nums">
              {figure}
            </span>
            <span className="mt-3 block max-w-[15em] text-copy text-ink-2">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
