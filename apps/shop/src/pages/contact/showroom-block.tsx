import { showroom } from '@app/content';
import carraraWhite from '@app/stone/colors/carrara-white';
import { OutsideLink } from '../../lib/outside-link';
import { textLinkClass } from '../../lib/contact-links';
import { picturesOf, StonePicture } from '../../lib/stone-picture';
import { text } from './text';

/** Where to come: the picture runs to the left edge of the window. */
export function ShowroomBlock() {
  const { title, words, directions, alt } = text.visit;
  const lines = [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')].filter(
    Boolean,
  );
  if (lines.length === 0) return null;
  return (
    <section className="border-y border-line bg-surface tablet:grid tablet:grid-cols-[7fr_5fr]">
      <figure className="relative max-tablet:aspect-4/3 tablet:min-h-105 desktop:min-h-150">
        <StonePicture
          image={picturesOf(carraraWhite).scene}
          alt={alt}
          sizes="(min-width: 760px) 58vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
      </figure>
      <div className="flex flex-col items-start justify-center px-5 pt-10 pb-12 tablet:px-10 tablet:py-16 desktop:pr-[max(48px,calc((100vw-1320px)/2))] desktop:pl-18">
        <h2 className="heading text-h2">{title}</h2>
        <address className="mt-4 mb-5 text-intro/[1.55] text-ink-2 not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="max-w-[28em] text-ink-2">{words}</p>
        {showroom.directionsUrl && (
          <OutsideLink href={showroom.directionsUrl} className={`${textLinkClass} mt-3.5 text-lede`}>
            {directions}
          </OutsideLink>
        )}
      </div>
    </section>
  );
}
