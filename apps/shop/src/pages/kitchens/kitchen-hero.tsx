import { company } from '@app/content';
import kitchen from '@app/stone/pages/kitchen';
import { PhoneButton } from '../../lib/contact-links';
import { nightButton } from '../../lib/night-band';
import { StonePicture } from '../../lib/stone-picture';
import { text } from './text';

export function KitchenHero() {
  const { title, lede, meetPartner, alt } = text.hero;
  return (
    <section
      data-on-dark
      className="grid bg-night text-night-ink tablet:min-h-150 tablet:grid-cols-[minmax(0,42fr)_minmax(0,58fr)]"
    >
      <div className="flex flex-col justify-center px-5 pt-8.5 pb-11 tablet:py-18 tablet:pr-14 tablet:pl-[max(48px,calc((100vw-1320px)/2))]">
        <h1 className="heading text-h1">{title}</h1>
        <p className="mt-4 mb-7 text-intro/[1.5] text-night-lede tablet:mt-6 tablet:mb-8 tablet:text-lede">
          {lede}
        </p>
        <div className="flex flex-wrap gap-3 max-tablet:flex-col">
          <a href="#partner" className={nightButton.first}>
            {meetPartner}
          </a>
          <PhoneButton phone={company.phone} className={nightButton.other} />
        </div>
      </div>
      <div className="relative max-tablet:order-first max-tablet:aspect-4/3">
        <StonePicture
          image={kitchen}
          alt={alt}
          sizes="(min-width: 760px) 58vw, 100vw"
          isEager
          className="absolute inset-0 size-full object-cover object-[40%_60%]"
        />
      </div>
    </section>
  );
}
