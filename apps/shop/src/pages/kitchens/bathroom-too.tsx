import neroMarquina from '@app/stone/colors/nero-marquina';
import { Link } from 'wouter';
import { QuoteButton } from '../../features/quote-button/quote-button';
import { picturesOf } from '../../lib/pictures-of';
import { StonePicture } from '../../lib/stone-picture';
import { onNight, onNightQuiet } from './on-night';
import { text } from './text';

/** Back to what we make ourselves. Behind words the night over the stone is at least 90 % thick (design §2). */
export function BathroomToo() {
  const { title, words, getQuote, contact } = text.closing;
  return (
    <section data-on-dark className="relative overflow-hidden bg-[#131313] text-surface">
      <StonePicture
        image={picturesOf(neroMarquina).closeUp}
        alt=""
        sizes="100vw"
        className="absolute inset-0 size-full object-cover opacity-90"
      />
      <div className="absolute inset-0 bg-linear-to-b from-[#0e0e0f]/92 from-80% to-[#0e0e0f]/40 tablet:bg-linear-to-r tablet:from-50% tablet:to-[#0e0e0f]/30" />
      <div className="wrap relative flex flex-wrap items-end justify-between gap-x-10 gap-y-8 py-18 tablet:py-28">
        <div className="max-w-[34em]">
          <h2 className="heading text-h2">{title}</h2>
          <p className="mt-4 text-[18px]/[1.55] text-[#d8d8d3]">{words}</p>
        </div>
        <div className="grid gap-3 max-tablet:w-full tablet:flex tablet:flex-wrap">
          <QuoteButton className={onNight}>{getQuote}</QuoteButton>
          <Link href="/contact" className={`${onNightQuiet} bg-[#0e0e0f]/90`}>
            {contact}
          </Link>
        </div>
      </div>
    </section>
  );
}
