import { loadFullStyles } from './load-full-styles';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

beforeEach(() => {
  globalThis.chunkAttempt = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '<script type="text/plain" data-styles="/assets/styles.css"></script>';
});

async function isWaiting(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => false), Promise.resolve().then(() => true)]);
}

it('resolves at once if the page has the full style sheet', async () => {
  document.body.innerHTML = '';

  await expect(loadFullStyles()).resolves.toBeUndefined();
});

it('waits for the style sheet that the page requested', async () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  document.head.append(sheet);
  const styles = loadFullStyles();
  expect(await isWaiting(styles)).toBe(true);

  sheet.dispatchEvent(new Event('load'));

  await expect(styles).resolves.toBeUndefined();
});

it('requests a failed style sheet again, and waits only a limited time', async () => {
  const styles = loadFullStyles();
  expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual(['/assets/styles.css']);

  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(styles).resolves.toBeUndefined();
  expect(sheets()).toHaveLength(0);

  globalThis.chunkAttempt = 1;
  void loadFullStyles();
  expect(sheets().map((sheet) => sheet.getAttribute('href'))).toEqual(['/assets/styles.css?r=1']);
});
