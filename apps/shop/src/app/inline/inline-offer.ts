/** Filled in by build/prerender.mjs, which inlines this file into every page's head. */
declare const companyElementId: string;
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
  const { bannerText, bannerLastDay } = JSON.parse(
    document.getElementById(companyElementId)?.textContent ?? '{}',
  ) as { bannerText?: string; bannerLastDay?: string };
  // No time zone: the day ends by the visitor's clock.
  const isOver = !!bannerLastDay && Date.now() > Date.parse(`${bannerLastDay}T23:59:59.999`);
  if (isOver || dismissed === bannerText) page.offer = 'hidden';
}
