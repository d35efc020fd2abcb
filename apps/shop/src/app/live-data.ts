import { fetchFromPrices } from '../features/materials/fetch-from-prices';
import { inLondon } from '../pages/contact/in-london';

/**
 * Fills in what a prerendered page cannot know: today's prices and the showroom's current day. A script of its own, so
 * that a visitor who only reads does not load the app. Prices are requested when one comes near the window. React
 * adopts what was written. If the catalogue has changed since the build, or does not answer, the app is loaded to say
 * so.
 */
const today = inLondon(new Date()).weekday;
for (const row of document.querySelectorAll<HTMLElement>('[data-days]'))
  if (row.dataset.days?.split(' ').includes(today)) row.ariaCurrent = 'date';

const priceElements = [...document.querySelectorAll<HTMLElement>('[data-from-price]')];
const loadApp = () => dispatchEvent(new Event('boot'));

async function writePrices() {
  const prices = await fetchFromPrices();
  const pageMaterials = new Set(priceElements.map(({ dataset }) => dataset.fromPrice));
  if (Object.keys(prices).length !== pageMaterials.size) loadApp();
  for (const element of priceElements) {
    const price = prices[element.dataset.fromPrice ?? ''];
    if (price) element.textContent = price;
    else loadApp();
  }
}

/** Calls back once, when one of the elements comes that near to the window. */
function whenNear(elements: Iterable<Element>, rootMargin: string, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
}
whenNear(priceElements, '400px', () => void writePrices().catch(loadApp));
// Parts that only the app can fill, such as a material's current colours. Visitors who see them usually act next.
whenNear(document.querySelectorAll('[data-boot]'), '0px', () => setTimeout(loadApp, 6_000));
