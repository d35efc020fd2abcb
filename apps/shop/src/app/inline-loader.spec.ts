/** The loader runs as soon as it is read, so each test reads it anew into a page of its own. */
async function load(markup: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = markup;
  window.isAlive = undefined;
  window.earlyQuote = undefined;
  Object.assign(globalThis, { scriptUrl: '/assets/main.js' });
  jest.useFakeTimers();
  await jest.isolateModulesAsync(async () => {
    await import('./inline-loader');
  });
}

const asked = () => document.querySelectorAll('script[src="/assets/main.js"]').length;

afterEach(() => jest.useRealTimers());

it('asks for the script once, after the first paint', async () => {
  await load('');
  expect(asked()).toBe(0);

  jest.advanceTimersByTime(100);
  expect(asked()).toBe(1);

  jest.advanceTimersByTime(5000);
  expect(asked()).toBe(1);
});

it('asks for the open page’s own chunks together with the script', async () => {
  const loader = document.createElement('script');
  loader.dataset.chunks = '/assets/page-home.js /assets/9.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValueOnce(loader);
  await load('');
  jest.advanceTimersByTime(100);

  const sources = [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  expect(sources).toEqual(['/assets/main.js', '/assets/page-home.js', '/assets/9.js']);
});

it('asks at once in a tab that is never painted', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  await load('');

  expect(asked()).toBe(1);
});

it('remembers a quote button that was pressed before the script had arrived', async () => {
  await load('<button data-quote="Quartz"><span>Get Quote for Quartz</span></button>');
  document.querySelector('span')?.click();

  expect(window.earlyQuote).toBe('Quartz');
});

it('leaves the buttons alone once they work by themselves', async () => {
  await load('<button data-quote="">Get Instant Free Quote</button>');
  window.isAlive = true;
  document.querySelector('button')?.click();

  expect(window.earlyQuote).toBeUndefined();
});
