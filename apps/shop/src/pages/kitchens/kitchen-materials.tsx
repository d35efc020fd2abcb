import { Picture } from '@app/ui';
import { text } from './text';

export function KitchenMaterials() {
  const { title, intro, list, edge, ...labels } = text.materials;
  return (
    <section className="wrap py-16 tablet:py-26">
      <div className="mb-6.5 items-end justify-between gap-10 tablet:mb-11 tablet:flex">
        <h2 className="font-display flex-none text-h2">{title}</h2>
        <p className="max-w-[30em] text-balance text-ink-2 max-tablet:mt-3">{intro}</p>
      </div>
      <ul className="grid gap-x-5 gap-y-8 desktop:grid-cols-5">
        {list.map(({ name, stone, fact, description, heat, wear, spills }) => (
          <li
            key={name}
            className="grid content-start items-center gap-x-4 tablet:gap-x-7 desktop:row-span-5 desktop:grid-rows-subgrid desktop:items-start desktop:gap-y-0 max-desktop:grid-cols-[128px_minmax(0,1fr)] tablet:max-desktop:grid-cols-[180px_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <figure className="aspect-square overflow-hidden rounded-1 bg-sunken tablet:aspect-4/3 desktop:mb-4">
              {stone.images[2] && (
                <Picture
                  image={stone.images[2]}
                  alt={edge(stone.name)}
                  sizes="(min-width: 1100px) 20vw, (min-width: 760px) 180px, 171px"
                  className="size-full object-cover object-bottom"
                />
              )}
            </figure>
            <div>
              <h3 className="mb-1 font-display text-h3">{name}</h3>
              <p className="text-label text-ink-2">
                <strong className="font-strong text-ink">{fact}</strong> {description}
              </p>
            </div>
            <dl className="text-label max-tablet:col-span-2 max-tablet:mt-3 desktop:row-span-3 desktop:mt-3 desktop:grid desktop:grid-rows-subgrid">
              {[
                [labels.heat, heat],
                [labels.wear, wear],
                [labels.spills, spills],
              ].map(([label, rating]) => (
                <div
                  key={label}
                  className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-2 border-t border-line py-2"
                >
                  <dt className="text-ink-3">{label}</dt>
                  <dd>{rating}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
