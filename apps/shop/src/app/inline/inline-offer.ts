/** Filled in by build/prerender.mjs, which puts this file into the head of every page. */
declare const offer: { text: string; lastDay?: string };
declare const dismissedOfferKey: string;

/**
 * Decides before the first paint whether the offer shows, so that nothing moves later: it was dismissed, or
 * its last day is over (D41). Also says that scripts run; without them a button that only they serve stays away.
 */
{
  const page = document.documentElement.dataset;
  page.hasScript = '';
  let dismissed: string | null = null;
  try {
    dismissed = localStorage.getItem(dismissedOfferKey);
  } catch {
    // A browser that lets us keep nothing shows the offer again.
  }
  // Without a zone: the end of the day where the visitor is.
  const isOver = offer.lastDay !== undefined && Date.now() > Date.parse(`${offer.lastDay}T23:59:59.999`);
  if (isOver || dismissed === offer.text) page.offer = 'hidden';
}
