import { paths, type Material } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';

const price = (material: string) =>
  document.querySelector(`[data-from-price="${material}"]`)?.textContent ?? null;
const material = (name: string) => ({ name, basePrice: '5.20' }) as Material;

type Intersect = (entries: { isIntersecting: boolean }[]) => void;
let watched: { element: Element; intersect: Intersect }[] = [];
class FakeIntersectionObserver {
  constructor(private readonly intersect: Intersect) {}
  observe(element: Element): void {
    watched.push({ element, intersect: this.intersect });
  }
  disconnect(): void {}
}
/** Reports whether the observed elements are near. */
const intersect = (selector: string, isIntersecting = true) =>
  watched.find(({ element }) => element.matches(selector))?.intersect([{ isIntersecting }]);

let isBooted = false;
addEventListener('boot', () => {
  isBooted = true;
});

async function load(markup: string) {
  document.body.innerHTML = markup;
  isBooted = false;
  watched = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.resetModules();
  await import('./live-data');
}

describe('current prices', () => {
  const places =
    '<p data-from-price="Quartz"></p><p data-from-price="Marble"></p><b data-from-price="Marble"></b>';

  it('are shown everywhere on the page, without starting the app', async () => {
    const server = new FakeServer();
    server.on('GET', paths.materials, mockResponses.ok([material('Quartz'), material('Marble')]));
    await load(places);
    intersect('[data-from-price]', false);
    expect(server.sent('GET', paths.materials)).toEqual([]);
    intersect('[data-from-price]');

    await vi.waitFor(() => expect(price('Marble')).toMatch(/^From £\d+\.\d\d\/sq ft \(£\d+\.\d\d\/m²\)$/));
    expect(document.querySelector('b')).toHaveTextContent(/^From £/);
    expect(isBooted).toBe(false);
  });

  it.each([
    ['does not respond', mockResponses.unreachable()],
    [
      'has a material that the page does not know',
      mockResponses.ok(['Quartz', 'Marble', 'Slate'].map(material)),
    ],
    ['has one no more', mockResponses.ok([material('Quartz')])],
  ])('need the app if the catalogue %s', async (_, response) => {
    new FakeServer().on('GET', paths.materials, response);
    await load(places);
    intersect('[data-from-price]');

    await vi.waitFor(() => expect(isBooted).toBe(true));
  });
});

it('start the app when an element that needs it stays in view', async () => {
  vi.useFakeTimers();
  await load('<p data-boot></p>');
  intersect('[data-boot]', false);
  vi.advanceTimersByTime(60_000);
  expect(isBooted).toBe(false);
  intersect('[data-boot]');
  expect(isBooted).toBe(false);
  vi.advanceTimersByTime(6_000);
  vi.useRealTimers();
  expect(isBooted).toBe(true);
});

it('highlights today’s opening hours in London time', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-05T23:30:00Z'), toFake: ['Date'] });
  await load('<p data-days="Monday Friday"></p><p data-days="Saturday"></p>');
  vi.useRealTimers();

  expect(document.querySelector('[aria-current="date"]')).toHaveAttribute('data-days', 'Saturday');
});
