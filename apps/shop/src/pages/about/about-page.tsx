import { statistics, withoutHiddenSamples } from '@app/content';
import about from '@app/stone/pages/about';
import { Picture } from '@app/ui';
import { AfterFirstView } from '../../lib/after-first-view';
import { PageHead } from '../../lib/page-head';
import type { PageMeta } from '../../lib/page-meta';
import { Team } from './team';
import { text } from './text';
import { Timeline } from './timeline';

export const meta: PageMeta = text.meta;

export function AboutPage() {
  return (
    <>
      <PageHead title={text.title} intro={text.intro} />
      <Picture
        image={about}
        alt={text.alt}
        sizes="100vw"
        isEager
        className="aspect-4/3 w-full object-cover object-[62%_50%] tablet:aspect-21/9"
      />
      <Story />
      <AfterFirstView>
        <Values />
        <Timeline />
        <Team />
        <Figures />
      </AfterFirstView>
    </>
  );
}

function Values() {
  return (
    <section className="wrap pb-16 tablet:pb-26">
      <h2 className="font-display mb-7 text-h2 tablet:mb-9">{text.values.title}</h2>
      <ul className="grid tablet:grid-cols-3">
        {text.values.list.map(({ name, description }) => (
          <li
            key={name}
            className="border-line py-5.5 max-tablet:border-t tablet:px-7 tablet:pt-7 tablet:pb-2 tablet:first:pl-0 tablet:not-first:border-l desktop:px-10"
          >
            <h3 className="font-display text-h3">{name}</h3>
            <p className="mt-2.5 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures() {
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
            <span className="font-display block text-h1 tabular-nums">{figure}</span>
            <span className="mt-3 block max-w-[15em] text-label text-ink-2">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story() {
  const [opening, ...rest] = text.story.paragraphs;
  return (
    <section className="wrap grid gap-6 py-16 tablet:grid-cols-[4fr_8fr] tablet:gap-10 tablet:py-26 desktop:gap-16">
      <h2 className="font-display text-h2">{text.story.title}</h2>
      <div className="max-w-[68ch]">
        <p className="font-display mb-6.5 text-h3 leading-snug tablet:text-headline">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-4.5 text-lede text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
