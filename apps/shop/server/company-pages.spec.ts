import { defaultCompany, type PublicCompanyResponse, toPublicCompany } from '@app/contracts';
import { setCompany } from '@app/content';
import { createWebServer } from '@app/web-server';
import { anUpstream, builtFolder } from '@app/web-server/testing';
import { addPages } from './add-pages';
import { companyPages, type RenderedPages } from './company-pages';

const documentsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    ['home', 'shell', 'not-found'].map((name) => [name, `<head></head><div id="root">${text}`]),
  );
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(documentsOf('Readstone')).map(([name, html]) => [`${folder}${name}.html`, html]),
  );
const built = builtFolder({
  'pages.json': JSON.stringify([{ path: '/', name: 'home' }, { path: '/admin/*?' }]),
  'inline-hashes.json': JSON.stringify({ script: [], styles: { home: ["'sha256-old='"] } }),
  ...filesOf(''),
  ...filesOf('with-samples/'),
});
afterAll(() => {
  built.remove();
  setCompany(defaultCompany);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const render = ({ phone }: PublicCompanyResponse): Promise<RenderedPages> =>
  Promise.resolve({ documents: documentsOf(`Ring ${phone}`), styles: { home: ["'sha256-new='"] } });
const answer = (changes: Partial<PublicCompanyResponse>) =>
  JSON.stringify({ ...toPublicCompany(defaultCompany), version: 1, isOpen: true, ...changes });

/** A shop whose API gives the answers one after the other, and the last one again; null: it fails. */
async function aShop(answers: (string | null)[], { isDemo = false } = {}) {
  const api = await anUpstream((_, response) => {
    const text = answers.length > 1 ? answers.shift() : answers[0];
    response.statusCode = text ? 200 : 503;
    response.end(text ?? '');
  });
  const shop = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  const settings = { isDemo, isRehearsal: false, publicUrl: 'https://shop.example', apiUrl: api.url };
  const known = companyPages(shop, { ...settings, render });
  addPages(shop, settings, built.root, known);
  onTestFinished(async () => {
    await shop.close();
    await api.stop();
  });
  await shop.ready();
  return { shop, known, home: () => shop.inject('/') };
}

it('shows a changed phone number within a minute, with the policy of the new page', async () => {
  const { home, known } = await aShop([
    answer({ phone: '01872 240 111' }),
    answer({ phone: '01872 240 222' }),
  ]);
  expect((await home()).body).toContain('Ring 01872 240 111');

  const { pages } = known();
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitUntil(() => known().pages !== pages);
  const reply = await home();
  expect(reply.body).toContain('Ring 01872 240 222');
  expect(reply.headers['content-security-policy']).toContain("'sha256-new='");
});

it('keeps the last known facts while the API does not answer', async () => {
  const { home } = await aShop([answer({ phone: '01872 240 111' }), null]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await home()).body).toContain('Ring 01872 240 111');
});

it.each([
  ['not open yet', answer({ version: 0, isOpen: false }), 'This shop opens soon'],
  ['not read yet', null, 'We will be back in a moment'],
])('shows visitors no example of a company that is %s, but staff may sign in', async (_, first, words) => {
  const { shop, home } = await aShop([first]);
  const reply = await home();
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(reply.body).toContain(words);
  expect(reply.body).not.toContain('Readstone');
  expect((await shop.inject('/admin')).statusCode).toBe(200);
});

it('starts a demo with the examples', async () => {
  const { home } = await aShop([null], { isDemo: true });
  expect((await home()).body).toContain('Readstone');
});
