/** The browser says that it has painted; jsdom never does. */
let tellPainted: () => void;

class FakePerformanceObserver {
  constructor(tell: () => void) {
    tellPainted = tell;
  }
  observe(): void {}
}

/** The loader runs as soon as it is read, so each test reads it anew into a page of its own. */
async function load(markup: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = markup;
  window.isHydrated = undefined;
  window.earlyPress = undefined;
  Object.assign(globalThis, { scriptUrl: '/assets/main.js', PerformanceObserver: FakePerformanceObserver });
  vi.useFakeTimers();
  vi.resetModules();
  await import('./inline-loader');
}

const asked = () => document.querySelectorAll('script[src="/assets/main.js"]').length;

afterEach(() => vi.useRealTimers());

it('asks for the script once, after the first paint', async () => {
  await load('');
  expect(asked()).toBe(0);

  tellPainted();
  expect(asked()).toBe(1);

  vi.advanceTimersByTime(5000);
  expect(asked()).toBe(1);
});

it('asks for the open page’s own chunks together with the script', async () => {
  const loader = document.createElement('script');
  loader.dataset.chunks = '/assets/page-home.js /assets/9.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(loader);
  await load('');
  tellPainted();

  const sources = [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  expect(sources).toEqual(['/assets/main.js', '/assets/page-home.js', '/assets/9.js']);
});

it('asks for the whole style sheet, and lets the fonts in, behind the first paint', async () => {
  const loader = document.createElement('script');
  loader.dataset.styles = '/assets/styles.css';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(loader);
  await load('<style id="fonts" media="print"></style>');
  const sheets = () => document.querySelectorAll('link[rel="stylesheet"][href="/assets/styles.css"]');
  expect(sheets()).toHaveLength(0);

  tellPainted();

  expect(sheets()).toHaveLength(1);
  expect(document.querySelector('style#fonts')).not.toHaveAttribute('media');
});

it('lets a picture that the page begins with have the line first', async () => {
  await load('<img fetchpriority="high" src="/stone/hero.jpg">');
  let tellDecoded = () => undefined as void;
  const decoded = new Promise<void>((resolve) => (tellDecoded = resolve));
  Object.assign(document.querySelector('img') as HTMLImageElement, { decode: () => decoded });
  tellPainted();
  await Promise.resolve();
  expect(asked()).toBe(0);

  tellDecoded();
  await decoded;
  vi.advanceTimersByTime(40);
  expect(asked()).toBe(1);
});

it('does not wait for a picture that never comes', async () => {
  await load('<img fetchpriority="high" src="/stone/hero.jpg">');
  Object.assign(document.querySelector('img') as HTMLImageElement, {
    decode: () => Promise.reject(new Error()),
  });
  tellPainted();
  await Promise.resolve();

  expect(asked()).toBe(1);
});

it.each(['load', 'error'])('lets in what is below the first view at the whole sheet’s %s', async (event) => {
  const loader = document.createElement('script');
  loader.dataset.styles = '/assets/styles.css';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(loader);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const page = document.documentElement.dataset;
  page.only = 'first-view';
  await load('');
  tellPainted();
  expect(page.only).toBe('first-view');

  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event(event));
  await Promise.resolve();
  expect(page.only).toBeUndefined();
});

it('asks after three seconds whatever the browser says of its painting', async () => {
  await load('');
  vi.advanceTimersByTime(3000);

  expect(asked()).toBe(1);
});

it('asks at once in a tab that is never painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  await load('');

  expect(asked()).toBe(1);
});

it('remembers a quote button that was pressed before the script had arrived', async () => {
  await load('<button data-quote="Quartz"><span>Get Quote for Quartz</span></button>');
  document.querySelector('span')?.click();

  expect(window.earlyPress).toMatchObject({ quote: 'Quartz' });
});

it('remembers the last press, were it on the basket', async () => {
  await load('<button data-quote="">Get Instant Free Quote</button><button data-basket="">Basket</button>');
  for (const button of document.querySelectorAll('button')) button.click();

  expect(window.earlyPress).toMatchObject({ basket: '' });
});

it('leaves the buttons alone once they work by themselves', async () => {
  await load('<button data-quote="">Get Instant Free Quote</button>');
  window.isHydrated = true;
  document.querySelector('button')?.click();

  expect(window.earlyPress).toBeUndefined();
});
