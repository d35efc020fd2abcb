import { picturesOf, StonePicture } from '../../lib/stone-picture';
import { text } from './text';

/** Five samples with one fact each: for reading, nothing is sold here. */
export function KitchenMaterials() {
  const { title, lede, list, sample } = text.materials;
  return (
    <section className="wrap py-16 tablet:py-26">
      <div className="mb-6.5 items-end justify-between gap-10 tablet:mb-11 tablet:flex">
        <h2 className="heading flex-none text-h2">{title}</h2>
        <p className="max-w-[30em] text-ink-2 max-tablet:mt-3">{lede}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 tablet:grid-cols-3 tablet:gap-x-5 desktop:grid-cols-5">
        {list.map(({ name, stone, fact, words }) => (
          <li key={name} className="group max-tablet:first:col-span-2">
            <figure className="aspect-square overflow-hidden rounded-1 bg-sunken max-tablet:group-first:aspect-16/9">
              <StonePicture
                image={picturesOf(stone).closeUp}
                alt={sample(stone.name)}
                sizes="(min-width: 1100px) 20vw, (min-width: 760px) 33vw, 50vw"
                className="size-full object-cover"
              />
            </figure>
            <h3 className="mt-4 mb-1.5 font-display text-h3">{name}</h3>
            <p className="text-copy/[1.45] text-ink-2">
              <strong className="font-strong text-ink">{fact}</strong> {words}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
