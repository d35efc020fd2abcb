import { cx } from '@app/ui';
import type { ReactNode } from 'react';

interface HeroFrameProps {
  title: string;
  intro: string;
  isDark?: boolean;
  /** Fills its frame. */
  picture: ReactNode;
  /** Below the intro. */
  children: ReactNode;
}

/** The hero of a page: heading and picture. Its layout is in app.css. */
export const HeroFrame = ({ title, intro, isDark, picture, children }: HeroFrameProps) => (
  <section data-on-dark={isDark} className={cx('page-hero', isDark && 'bg-night text-night-ink')}>
    <div>
      <h1 className="font-display text-h1">{title}</h1>
      <p
        className={cx(
          'mt-4 mb-6 max-w-[31em] text-lede text-balance desktop:my-8',
          isDark ? 'text-night-lede' : 'text-ink-2',
        )}
      >
        {intro}
      </p>
      {children}
    </div>
    <div className="bg-bone">{picture}</div>
  </section>
);
