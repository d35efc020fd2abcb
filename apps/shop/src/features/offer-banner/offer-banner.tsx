import { banner } from '@app/content';
import { IconButton, StoredEntry } from '@app/ui';
import { X } from 'lucide-react';

export const dismissedOfferKey = 'dismissed-offer';

/**
 * The offer above every page, until dismissed (D41). It is always in the markup: app/inline/inline-offer.ts marks the
 * document before the first paint if it is not to show, and app.css hides it.
 */
export function OfferBanner() {
  if (!banner.text) return null;
  return (
    <aside
      aria-label="Offer"
      data-on-dark
      className="offer-banner bg-ink text-small text-night-ink print:hidden"
    >
      <div className="wrap relative flex min-h-11 items-center gap-3 py-2 pr-9 tablet:justify-center tablet:px-11 tablet:py-0">
        <p>{banner.text}</p>
        <IconButton
          icon={X}
          label="Dismiss offer"
          className="needs-script absolute top-1/2 -right-3.5 -translate-y-1/2 hover:bg-surface/10"
          onClick={dismiss}
        />
      </div>
    </aside>
  );
}

function dismiss(): void {
  document.documentElement.dataset.offer = 'hidden';
  // The pressed button has been removed; keyboard users continue at the start of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
  new StoredEntry('localStorage', dismissedOfferKey, () => null).write(banner.text);
}
