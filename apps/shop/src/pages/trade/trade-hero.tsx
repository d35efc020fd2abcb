import batch from '@app/stone/pages/batch';
import { buttonClass, Picture } from '@app/ui';
import { HeroFrame } from '../../lib/hero-frame';
import { text } from './text';

export const inquiryId = 'inquiry';

export const TradeHero = () => (
  <HeroFrame
    title={text.title}
    intro={text.intro}
    picture={
      <Picture
        image={batch}
        alt={text.alt}
        sizes="(min-width: 1100px) 56vw, 100vw"
        isEager
        className="absolute inset-0 size-full object-cover"
      />
    }
  >
    <div className="flex max-tablet:flex-col">
      <a href={`#${inquiryId}`} className={buttonClass({ kind: 'primary', size: 'large' })}>
        {text.toForm}
      </a>
    </div>
  </HeroFrame>
);
