import neroMarquina from '@app/stone/colors/nero-marquina';
import { buttonClass } from '@app/ui';
import { Phone } from 'lucide-react';
import { QuoteButton } from '../../features/quote-button/quote-button';
import { StonePicture } from '../../lib/stone-picture';
import { text } from './text';

/** Behind words the night over the stone is at least 90 % thick (design §2); it thins where there are none. */
const night =
  'from-[#0e0e0f]/92 from-80% to-[#0e0e0f]/40 bg-linear-to-b tablet:bg-linear-to-r tablet:from-80% desktop:from-52% tablet:to-[#0e0e0f]/30';

const onNight = `${buttonClass({ size: 'large' })} border-transparent bg-surface! text-ink! hover:bg-sunken!`;
const onNightQuiet = `${buttonClass({ size: 'large' })} num border-surface/50! bg-[#0e0e0f]/90! hover:bg-night-line!`;

const [backdrop] = neroMarquina.images;

export const Closing = () => (
  <section data-on-dark className="relative overflow-hidden bg-[#131313] text-surface">
    {backdrop && (
      <StonePicture
        image={backdrop}
        alt=""
        sizes="100vw"
        className="absolute inset-0 size-full object-cover opacity-90"
      />
    )}
    <div className={`absolute inset-0 ${night}`} />
    <div className="wrap relative flex flex-wrap items-end justify-between gap-x-10 gap-y-8 py-18 tablet:py-28">
      <div>
        <h2 className="heading text-h2">{text.closing.heading}</h2>
        <p className="mt-4 max-w-[28em] text-[18px]/[1.55] text-[#d8d8d3]">{text.closing.words}</p>
      </div>
      <div className="grid gap-3 max-tablet:w-full tablet:flex tablet:flex-wrap">
        <QuoteButton className={onNight}>{text.getQuote}</QuoteButton>
        {text.phone.display && (
          <a href={text.phone.href} className={onNightQuiet}>
            <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
            {text.phone.display}
          </a>
        )}
      </div>
    </div>
  </section>
);
