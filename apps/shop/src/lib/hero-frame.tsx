import { cx } from '@app/ui';
import type { ReactNode } from 'react';

interface HeroFrameProps {
  title: string;
  lede: string;
  isDark?: boolean;
  /** Fills its frame. */
  picture: ReactNode;
  /** Below the lede. */
  children: ReactNode;
}

/**
 * The head of a page with a picture: beside the words on wide and on low windows (where the picture alone would fill
 * the first view), else above them.
 */
export const HeroFrame = ({ title, lede, isDark, picture, children }: HeroFrameProps) => (
  <section
    data-on-dark={isDark}
    className={cx(
      'grid desktop:min-h-150 desktop:grid-cols-[minmax(0,44fr)_minmax(0,56fr)] split:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
      isDark && 'bg-night text-night-ink',
    )}
  >
    <div className="flex flex-col justify-center px-5 pt-7.5 pb-10 tablet:px-12 tablet:pt-10 tablet:pb-12 desktop:py-16 desktop:pr-14 desktop:pl-[max(48px,calc((100vw-1320px)/2))] split:pt-5 split:pr-4 split:pb-6">
      <h1 className="heading text-h1">{title}</h1>
      <p
        className={cx(
          'mt-4 mb-6 max-w-[31em] text-intro/[1.5] text-balance tablet:text-lede desktop:mt-6.5 desktop:mb-8.5 split:mt-3 split:mb-4 split:text-body',
          isDark ? 'text-night-lede' : 'text-ink-2',
        )}
      >
        {lede}
      </p>
      {children}
    </div>
    <div
      className={cx(
        'relative w-full overflow-hidden max-desktop:order-first max-desktop:aspect-video max-desktop:max-h-[50svh] max-tablet:aspect-[1/0.9] split:sticky split:top-0 split:order-none split:aspect-auto split:h-[calc(100svh-108px)] split:max-h-none',
        !isDark && 'bg-bone',
      )}
    >
      {picture}
    </div>
  </section>
);
