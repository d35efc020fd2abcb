import { fetchFromPrices } from '../features/materials/api/fetch-from-prices';
import { inLondon } from '../pages/contact/in-london';

/**
 * What a prerendered page leaves open because only today can say it: prices, and which day it is in the showroom. A
 * script of its own, so that who only reads needs no app for it. Prices are asked for when one comes near. React adopts
 * what was written. Where the catalogue is another than the page knows, or does not answer, the app has to come and say so.
 */
const today = inLondon(new Date()).weekday;
for (const row of document.querySelectorAll<HTMLElement>('[data-days]'))
  if (row.dataset.days?.split(' ').includes(today)) row.ariaCurrent = 'date';

const places = [...document.querySelectorAll<HTMLElement>('[data-from-price]')];
const wake = () => dispatchEvent(new Event('wake'));

async function fillIn() {
  const prices = await fetchFromPrices();
  const known = new Set(places.map(({ dataset }) => dataset.fromPrice));
  if (Object.keys(prices).length !== known.size) wake();
  for (const place of places) {
    const price = prices[place.dataset.fromPrice ?? ''];
    if (price) place.textContent = price;
    else wake();
  }
}

/** Calls once, when one of the elements comes so near to the window. */
function whenNear(elements: Iterable<Element>, rootMargin: string, call: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
}
whenNear(places, '400px', () => void fillIn().catch(wake));
// A place that the app alone can fill, as with the colours that a material has today. Whoever has it in view moves, mostly.
whenNear(document.querySelectorAll('[data-wake]'), '0px', () => setTimeout(wake, 6_000));
