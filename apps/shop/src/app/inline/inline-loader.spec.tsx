import { markHydrated } from '../mark-hydrated';

/** Reports a paint, which jsdom never does. */
let firePaint: () => void;
/** Aborting it removes the loader's listeners. */
let page = new AbortController();

class FakePerformanceObserver {
  constructor(callback: () => void) {
    firePaint = callback;
  }
  observe(): void {}
}

const constants = {
  scriptUrls: ['/assets/main.js'],
  liveDataUrl: '/assets/live-data.js',
  basketSessionKey: 'basket',
  sessionHintCookie: 'signed-in',
};

/** The loader runs on import, so each test imports it again into its own page. */
async function load(markup: string, { written = true } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<noscript>Ring us</noscript><div id="root">${written ? '<h1></h1>' : ''}${markup}</div>`;
  faces = [];
  const fonts = { add: ({ family }: FakeFontFace) => faces.push(family), ready: Promise.resolve() };
  Object.assign(document, { fonts });
  Object.assign(globalThis, constants, {
    FontFace: FakeFontFace,
    PerformanceObserver: FakePerformanceObserver,
  });
  vi.useFakeTimers();
  vi.resetModules();
  page = new AbortController();
  const { signal } = page;
  const listen = window.addEventListener.bind(window);
  const spy = vi.spyOn(window, 'addEventListener');
  spy.mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: object | boolean) =>
      listen(type, listener, { signal, ...(typeof options === 'object' ? options : { capture: options }) }),
  );
  await import('./inline-loader');
  spy.mockRestore();
}

const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** The font faces of the page. */
let faces: string[] = [];
class FakeFontFace {
  constructor(readonly family: string) {}
  load = () => (this.family === 'Lost' ? Promise.reject(new Error('404')) : Promise.resolve(this));
}
const standsBeside = (data: Record<string, string>) => {
  const loader = document.createElement('script');
  Object.assign(loader.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(loader);
};

afterEach(() => {
  page.abort();
  delete document.documentElement.dataset.only;
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '');
});

describe('after its first paint a page loads', () => {
  const fonts = `<style id="fonts" media="print">
    @font-face { font-family: "Display Face"; src: url(/assets/display.woff2); font-weight: 300 500 }
    @font-face { font-family: Lost; src: url(/assets/lost.woff2) }
  </style>`;
  const fontsAreIn = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return faces.includes('Display Face');
  };

  it('its fonts, even if some fail', async () => {
    await load(fonts);
    expect(await fontsAreIn()).toBe(false);

    firePaint();

    expect(await fontsAreIn()).toBe(true);
    expect(faces).toEqual(['Display Face']);
  });

  it('a picture in the first view before anything else', async () => {
    await load(`${fonts}<img fetchpriority="high" src="/stone/hero.jpg">`);
    let fireDecoded = () => undefined as void;
    const decoded = new Promise<void>((resolve) => (fireDecoded = resolve));
    Object.assign(document.querySelector('img') as HTMLImageElement, { decode: () => decoded });
    firePaint();
    expect(await fontsAreIn()).toBe(false);

    fireDecoded();
    await decoded;
    vi.advanceTimersByTime(40);
    expect(await fontsAreIn()).toBe(true);
  });

  it('everything else if that picture never arrives', async () => {
    await load(`${fonts}<img fetchpriority="high" src="/stone/hero.jpg">`);
    Object.assign(document.querySelector('img') as HTMLImageElement, {
      decode: () => Promise.reject(new Error()),
    });
    firePaint();

    expect(await fontsAreIn()).toBe(true);
  });

  it('everything after three seconds, whatever the browser reports', async () => {
    await load(fonts);
    vi.advanceTimersByTime(3000);

    expect(await fontsAreIn()).toBe(true);
  });

  it('everything at once in a tab that is never painted', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    await load(fonts);

    expect(await fontsAreIn()).toBe(true);
  });

  it('the rest of the page in order, after the fonts', async () => {
    const { dataset } = document.documentElement;
    dataset.only = 'first-view';
    await load('<div class="after-first-view"></div><div class="after-first-view"></div>');
    const shownCount = () => document.querySelectorAll('.after-first-view[data-in]').length;
    firePaint();
    expect(shownCount()).toBe(0);

    await vi.advanceTimersByTimeAsync(0);
    expect(shownCount()).toBe(1);
    expect(dataset.only).toBe('first-view');

    await vi.advanceTimersByTimeAsync(100);
    expect(shownCount()).toBe(2);
    expect(dataset.only).toBeUndefined();
  });
});

it('adds styles that the policy does not allow in HTML', async () => {
  await load('<p data-style="color: red;"><b data-style="width:2px">x</b></p>');

  expect(document.querySelector('p')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(document.querySelector('b')).toHaveStyle({ width: '2px' });
  expect(document.querySelector('[data-style]')).toBeNull();
});

describe('the app', () => {
  it('is not started for visitors who only read, but downloaded on a slow connection', async () => {
    standsBeside({ chunks: '/assets/page-home.js', styles: '/assets/styles.css' });
    await load('');
    firePaint();
    vi.advanceTimersByTime(60_000);

    expect(scripts()).toEqual([]);
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
    expect(ahead.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/main.js',
      '/assets/page-home.js',
      '/assets/styles.css',
    ]);
  });

  it('loads the full style sheet, and can request it again after a failure', async () => {
    standsBeside({ styles: '/assets/styles.css' });
    await load('');
    const sheets = () => document.querySelectorAll('link[rel="stylesheet"][href="/assets/styles.css"]');
    expect(sheets()).toHaveLength(0);
    window.dispatchEvent(new Event('scroll'));
    expect(sheets()).toHaveLength(1);

    sheets()[0]?.dispatchEvent(new Event('error'));
    expect(sheets()).toHaveLength(0);
  });

  it('starts when the mouse moves, not for a mouse that rests on the page', async () => {
    await load('');
    // jsdom has no pointer events.
    const moveMouseTo = (screenX: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { screenX, screenY: 40 }));
    moveMouseTo(100);
    moveMouseTo(100);
    expect(scripts()).toEqual([]);
    moveMouseTo(101);
    expect(scripts()).toEqual(['/assets/main.js']);
  });

  it.each(['pointerdown', 'focusin', 'scroll', 'boot'])(
    'starts once at the visitor’s first action: %s',
    async (move) => {
      standsBeside({ chunks: '/assets/page-home.js /assets/9.js' });
      await load('');

      for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event(move));

      expect(scripts()).toEqual(['/assets/main.js', '/assets/page-home.js', '/assets/9.js']);
    },
  );

  it.each(['<p data-from-price="Quartz"></p>', '<p data-days="Monday"></p>'])(
    'is not needed for %s, which depends on the date, unless its script fails',
    async (place) => {
      await load(place);
      expect(scripts()).toEqual([]);
      firePaint();
      expect(scripts()).toEqual(['/assets/live-data.js']);

      document.querySelector('script[src="/assets/live-data.js"]')?.dispatchEvent(new Event('error'));
      expect(scripts()).toEqual(['/assets/live-data.js', '/assets/main.js']);
    },
  );

  it.each([
    ['the browser alone can make the page', () => load('', { written: false })],
    [
      'there are steps to go back through',
      () => {
        history.replaceState({ over: { session: 1, place: 0 } }, '');
        return load('');
      },
    ],
    [
      'there may be somebody signed in',
      () => {
        vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; signed-in=1');
        return load('');
      },
    ],
    [
      'there is a basket to count',
      () => {
        localStorage.setItem('basket', 'session-1');
        return load('');
      },
    ],
  ])('starts after the first paint if %s', async (_, loadPage) => {
    await loadPage();
    expect(scripts()).toEqual([]);

    firePaint();

    expect(scripts()).toEqual(['/assets/main.js']);
    vi.restoreAllMocks();
  });
});

describe('a press before hydration', () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  it('is replayed once', async () => {
    await load('<button><span>Get Quote for Quartz</span></button>');
    const onClick = vi.fn();
    document.querySelector('button')?.addEventListener('click', onClick);
    press('span');
    expect(onClick).not.toHaveBeenCalled();
    expect(scripts()).toEqual(['/assets/main.js']);

    markHydrated();
    markHydrated();

    expect(onClick).toHaveBeenCalledOnce();
    expect(document.querySelector('[data-held]')).toBeNull();
  });

  it('is replayed only for the last button pressed', async () => {
    await load('<button id="quote"></button><a role="button" href="#menu"></a>');
    const pressed: (string | null)[] = [];
    for (const button of document.querySelectorAll('button, a'))
      button.addEventListener('click', () => pressed.push(button.tagName));
    press('button');
    press('a');
    expect(document.querySelectorAll('[data-held]')).toHaveLength(1);

    markHydrated();

    expect(pressed).toEqual(['A']);
  });

  it('follows a link without the app', async () => {
    await load('<a href="#trade">Trade</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);

    expect(click.defaultPrevented).toBe(false);
    expect(window.hydration?.pressed).toBeUndefined();
  });

  it('is no longer replayed after hydration', async () => {
    await load('<button></button>');
    markHydrated();
    press('button');

    expect(window.hydration?.pressed).toBeUndefined();
  });
});
