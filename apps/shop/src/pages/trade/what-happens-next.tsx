import { wholeReferencesAndAmounts } from '@app/ui';
import { NumberedSteps } from '../../lib/numbered-steps';
import { text } from './text';

/** Beside the form: the next steps, and frequent questions. */
export function WhatHappensNext() {
  const { next, goodToKnow } = text;
  return (
    <aside className="grid gap-9 tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-x-10 desktop:sticky desktop:top-8">
      <section>
        <h2 className="mb-3.5 font-display text-h3">{next.title}</h2>
        <NumberedSteps steps={next.steps} />
      </section>
      <section>
        <h2 className="mb-3.5 font-display text-h3">{goodToKnow.title}</h2>
        <dl className="border-b border-line-strong/50 text-label">
          {goodToKnow.facts.map(({ name, description }) => (
            <div
              key={name}
              className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-3 border-t border-line-strong/50 py-2.5"
            >
              <dt className="font-strong">{name}</dt>
              <dd className="text-ink-2">{wholeReferencesAndAmounts(description)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
