import type { ReactNode } from 'react';
import { OfferBanner } from '../features/offer-banner/offer-banner';
import { Footer } from './footer';
import { Header } from './header';
import { text } from './text';
import { useScrollReset } from './use-scroll-reset';

/** The frame of every public page. */
export function PageFrame({ children }: { children: ReactNode }) {
  useScrollReset('content');
  return (
    <>
      <a className="skip-link" href="#content">
        {text.skipToContent}
      </a>
      <OfferBanner />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
