/** Filled in by build/prerender.mjs, which inlines this file into every page's head. */
declare const offer: { text: string; lastDay?: string };
declare const dismissedOfferKey: string;

/**
 * Decides before the first paint whether the offer shows, so that nothing moves later: it is hidden once dismissed or
 * after its last day (D41). Also marks that scripts run: buttons that need them stay hidden otherwise.
 */
{
  const page = document.documentElement.dataset;
  page.hasScript = '';
  let dismissed: string | null = null;
  try {
    dismissed = localStorage.getItem(dismissedOfferKey);
  } catch {
    // Without storage the offer shows again.
  }
  // No time zone: the day ends by the visitor's clock.
  const isOver = offer.lastDay !== undefined && Date.now() > Date.parse(`${offer.lastDay}T23:59:59.999`);
  if (isOver || dismissed === offer.text) page.offer = 'hidden';
}
