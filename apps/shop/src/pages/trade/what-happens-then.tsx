import emperadorDark from '@app/stone/colors/emperador-dark';
import { NumberedSteps } from '../../lib/numbered-steps';
import { picturesOf, StonePicture } from '../../lib/stone-picture';
import { text } from './text';

/** Stands beside the form while it is filled in. */
export function WhatHappensThen() {
  const { title, steps, alt } = text.next;
  return (
    <aside className="tablet:max-desktop:grid tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-10 desktop:sticky desktop:top-8">
      <div>
        <h2 className="mb-3.5 font-display text-h3">{title}</h2>
        <NumberedSteps steps={steps} />
      </div>
      <StonePicture
        image={picturesOf(emperadorDark).scene}
        alt={alt}
        sizes="(min-width: 1100px) 33vw, (min-width: 760px) 50vw, 100vw"
        className="mt-9 aspect-4/3 w-full rounded-1 object-cover tablet:max-desktop:mt-0 desktop:aspect-4/5"
      />
    </aside>
  );
}
