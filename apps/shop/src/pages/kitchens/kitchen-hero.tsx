import { company } from '@app/content';
import kitchen from '@app/stone/pages/kitchen';
import { Picture } from '@app/ui';
import { PhoneButton } from '../../lib/contact-links';
import { HeroFrame } from '../../lib/hero-frame';
import { nightButtonClass } from '../../lib/night-band';
import { text } from './text';

export function KitchenHero() {
  const { title, intro, meetPartner, alt } = text.hero;
  return (
    <HeroFrame
      title={title}
      intro={intro}
      isDark
      picture={
        <Picture
          image={kitchen}
          alt={alt}
          sizes="(min-width: 1100px) 56vw, 100vw"
          isEager
          className="absolute inset-0 size-full object-cover object-[40%_60%]"
        />
      }
    >
      <div className="flex flex-wrap gap-3 max-tablet:flex-col">
        <a href="#partner" className={nightButtonClass.primary}>
          {meetPartner}
        </a>
        <PhoneButton phone={company.phone} className={nightButtonClass.secondary} />
      </div>
    </HeroFrame>
  );
}
