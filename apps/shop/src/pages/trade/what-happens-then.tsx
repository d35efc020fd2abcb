import { wholeWords } from '@app/ui';
import emperadorDark from '@app/stone/colors/emperador-dark';
import { NumberedSteps } from '../../lib/numbered-steps';
import { picturesOf, StonePicture } from '../../lib/stone-picture';
import { text } from './text';

/** Beside the form: what follows, and frequent questions. */
export function WhatHappensThen() {
  const { next, know } = text;
  return (
    <aside className="grid gap-9 tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-x-10 desktop:sticky desktop:top-8">
      <section>
        <h2 className="mb-3.5 font-display text-h3">{next.title}</h2>
        <NumberedSteps steps={next.steps} />
      </section>
      <section>
        <h2 className="mb-3.5 font-display text-h3">{know.title}</h2>
        <dl className="border-b border-line-strong/50 text-copy/[1.45]">
          {know.facts.map(({ name, words }) => (
            <div
              key={name}
              className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-3 border-t border-line-strong/50 py-2.5"
            >
              <dt className="font-strong">{name}</dt>
              <dd className="text-ink-2">{wholeWords(words)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <StonePicture
        image={picturesOf(emperadorDark).scene}
        alt={next.alt}
        sizes="33vw"
        className="aspect-4/3 w-full rounded-1 object-cover max-desktop:hidden"
      />
    </aside>
  );
}
