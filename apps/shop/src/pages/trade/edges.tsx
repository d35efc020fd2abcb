import type { EdgeShape } from '@app/drawing';
import { EdgeProfile } from './edge-profile';
import { text } from './text';

const shapes: readonly EdgeShape[] = ['square', 'bullnose', 'ogee', 'beveled'];

export function Edges() {
  const { title, description, names, notes } = text.edges;
  return (
    <section className="wrap py-16 tablet:py-26">
      <div className="mb-8 items-end justify-between gap-10 tablet:mb-11 tablet:flex">
        <h2 className="font-display flex-none text-h2">{title}</h2>
        <p className="max-w-[30em] text-balance text-ink-2 max-tablet:mt-3">{description}</p>
      </div>
      <ul className="grid grid-cols-2 gap-px border border-line bg-line desktop:grid-cols-4">
        {shapes.map((shape) => (
          <li key={shape} className="bg-surface px-4 pt-5 pb-4.5 tablet:px-6.5 tablet:pt-7.5 tablet:pb-5.5">
            <figure>
              <EdgeProfile shape={shape} />
              <figcaption className="mt-3.5">
                <span className="block font-strong">{names[shape]}</span>
                <span className="block text-small text-ink-3">{notes[shape]}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
