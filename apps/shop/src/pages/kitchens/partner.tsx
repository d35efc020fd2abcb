import { kitchenPartner } from '@app/content';
import { buttonClass, Picture } from '@app/ui';
import { ExternalLink } from '../../lib/external-link';
import { text } from './text';

/** The kitchen partner; without an address there is no link. */
export function Partner() {
  const { title, description, newTab, more, list } = text.partner;
  return (
    <section id="partner" className="bg-sunken py-16 tablet:py-26">
      <div className="wrap">
        <div className="mb-8 grid items-end gap-4.5 tablet:mb-11 desktop:grid-cols-[7fr_5fr] desktop:gap-10">
          <h2 className="font-display desktop:max-w-[10em] text-h2">{title}</h2>
          <div>
            <p className="max-w-[30em] text-lead leading-normal text-balance text-ink-2">{description}</p>
            {kitchenPartner.url && <p className="mt-2 text-label text-ink-3">{newTab}</p>}
          </div>
        </div>
        <ul className="grid gap-3.5 tablet:grid-cols-3 tablet:gap-6">
          {list.map(({ name, description: about, stone, picture, alt }) => (
            <li key={name} className="flex flex-col overflow-hidden rounded-2 border border-line bg-surface">
              {stone.images[picture] && (
                <Picture
                  image={stone.images[picture]}
                  alt={alt}
                  sizes="33vw"
                  className="aspect-4/3 w-full object-cover object-bottom max-tablet:hidden"
                />
              )}
              <div className="flex flex-1 flex-col items-start p-5 tablet:max-desktop:p-4 desktop:p-6">
                <h3 className="font-display text-h3">{name}</h3>
                <p className="mt-1 mb-5 text-label text-ink-2">{about}</p>
                {kitchenPartner.url && (
                  <ExternalLink
                    href={kitchenPartner.url}
                    about={name}
                    className={`mt-auto max-desktop:w-full ${buttonClass({ kind: 'secondary' })} max-desktop:px-2! tablet:max-desktop:text-label`}
                  >
                    {more}
                  </ExternalLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
