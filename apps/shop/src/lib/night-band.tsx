import night from '@app/stone/pages/night';
import { buttonClass, Picture } from '@app/ui';
import type { ReactNode } from 'react';

interface NightBandProps {
  heading: string;
  description: string;
  /** The buttons. */
  children: ReactNode;
}

/**
 * The closing section of a page, on black marble. Behind the text the dark overlay is at least 90% opaque (design §2),
 * thinner elsewhere. With forced colours the picture is left out.
 */
export const NightBand = ({ heading, description, children }: NightBandProps) => (
  <section
    data-on-dark
    className="relative overflow-hidden bg-night-deep text-surface forced-colors:border-y forced-colors:[&_picture_img]:hidden"
  >
    <Picture
      image={night}
      alt=""
      sizes="100vw"
      className="absolute inset-0 size-full object-cover opacity-90"
    />
    <div className="absolute inset-0 bg-linear-to-b from-night-deep/92 from-80% to-night-deep/40 tablet:bg-linear-to-r tablet:from-80% tablet:to-night-deep/30 desktop:from-52%" />
    <div className="wrap relative flex flex-wrap items-end justify-between gap-x-10 gap-y-8 py-18 tablet:py-28">
      <div>
        <h2 className="font-display text-h2">{heading}</h2>
        <p className="mt-4 max-w-[28em] text-lede text-balance text-night-lede">{description}</p>
      </div>
      <div className="grid gap-3 max-tablet:w-full tablet:flex tablet:flex-wrap">{children}</div>
    </div>
  </section>
);

/** Buttons on a dark ground: one white, the others outlined. */
export const nightButtonClass = {
  primary: `${buttonClass({ size: 'large' })} border-transparent bg-surface! text-ink! hover:bg-sunken!`,
  secondary: `${buttonClass({ size: 'large' })} border-surface/50! bg-night-deep/90! hover:bg-night-line!`,
} as const;
