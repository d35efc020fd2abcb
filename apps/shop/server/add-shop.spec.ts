import { defaultCompany, paths, toPublicCompany } from '@app/contracts';
import { createWebServer } from '@app/web-server';
import { anUpstream, ask, builtFolder } from '@app/web-server/testing';
import type { FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addShop } from './add-shop';

const pagesIn = (folder: string, samples = '') => ({
  [`${folder}/home.html`]: `<title>Home</title>${samples}<link rel="canonical" href="%PUBLIC_URL%/"><div id="root">`,
  [`${folder}/materials.html`]: '<title>Materials</title><div id="root">',
  [`${folder}/terms.html`]: '<title>Terms</title><div id="root">',
  [`${folder}/shell.html`]: '<div id="root"></div>',
  [`${folder}/not-found.html`]: '<div id="root"><h1>404 Page Not Found</h1></div>',
});
const built = builtFolder({
  ...pagesIn('pages'),
  ...pagesIn('pages/with-samples', 'What customers say'),
  'pages/pages.json': JSON.stringify([
    { path: '/', name: 'home' },
    { path: '/materials', name: 'materials' },
    { path: '/terms', name: 'terms' },
    ...['/quote/:id', '/job/:id', '/order/:token', '/payment-result/:id', '/trade/prices'].map((path) => ({
      path,
    })),
    { path: '/payment', query: ['quote', 'job'] },
    { path: '/basket', query: ['quotes'] },
    { path: '/admin/*?' },
    { path: '/migrate' },
  ]),
  'pages/inline-hashes.json': JSON.stringify({
    script: ["'sha256-s='"],
    styles: { home: ["'sha256-c='"], materials: ["'sha256-m='"], shell: [] },
  }),
  'public/assets/main.0123456789.js': 'let shop = 1;',
  'public/assets/sans.0123456789.woff2': 'font',
  'public/stone/carrara-white/close-320.jpg': 'picture',
  'public/favicon.svg': '<svg/>',
  'server.js': 'secret',
});

const publicUrl = 'https://shop.example';
const paymentOrigin = 'https://pay.example';
/** Never saved: the pages of the build. */
const company = JSON.stringify({ ...toPublicCompany(defaultCompany), version: 0, isOpen: true });
let shop: FastifyInstance;
let api: Awaited<ReturnType<typeof anUpstream>>;
let upstreams: { apiUrl: string; adminUrl: string };
let admin: Awaited<ReturnType<typeof anUpstream>>;

beforeAll(async () => {
  api = await anUpstream(({ url }, response) =>
    response.end(url === paths.publicCompany ? company : `api ${url}`),
  );
  admin = await anUpstream(({ url }, response) => response.end(`admin ${url}`));
  shop = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  upstreams = { apiUrl: api.url, adminUrl: admin.url };
  await addShop(
    shop,
    { ...upstreams, isDemo: false, isRehearsal: false, publicUrl, paymentOrigin, assetsFolder: '' },
    built.root,
  );
});
afterAll(async () => {
  await shop.close();
  await Promise.all([api.stop(), admin.stop()]);
  built.remove();
});

it('serves the prerendered home page with a policy that has the hashes of the build (D45)', async () => {
  const response = await shop.inject('/');

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('Home');
  expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-s='");
  expect(response.headers['content-security-policy']).toContain("style-src 'self' 'sha256-c='");
  expect(response.headers['cache-control']).toBe('no-cache');
});

it('allows each page only its own inline styles (D45)', async () => {
  const stylesOf = async (path: string) =>
    /style-src [^;]*/.exec(String((await shop.inject(path)).headers['content-security-policy']))?.[0];

  expect(await stylesOf('/materials')).toBe("style-src 'self' 'sha256-m='");
  expect(await stylesOf('/admin')).toBe("style-src 'self'");
});

it('serves every public page of the build’s list, open to search engines', async () => {
  expect((await shop.inject('/materials')).body).toContain('Materials');
  expect((await shop.inject('/materials/')).statusCode).toBe(200);
  expect((await shop.inject('/materials')).headers).not.toHaveProperty('x-robots-tag');
});

it('gives search engines the public URL', async () => {
  const [page, sitemap, robots] = await Promise.all([
    shop.inject({ url: '/', headers: { 'accept-encoding': 'br' } }),
    shop.inject('/sitemap.xml'),
    shop.inject('/robots.txt'),
  ]);

  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('href="https://shop.example/"');
  expect(sitemap.headers['content-type']).toContain('xml');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/materials',
    'https://shop.example/terms',
  ]);
  expect(robots.body).toMatch(/^User-agent: \*$[^]*^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m);
});

it.each(['.', ')', ',', '%20', '%3E', '%22', '">', '.)%20See', '%E2%80%9D'])(
  'opens a private link with %s appended',
  async (suffix) => {
    const id = 'AAAAAAAAAAAAAAAAAAAAA-';
    for (const path of [
      '/quote/',
      '/job/',
      '/order/',
      '/payment-result/',
      '/payment?quote=',
      '/payment?job=',
      `/basket?quotes=${id},`,
    ]) {
      const { statusCode, headers } = await shop.inject(encodeURI(decodeURI(path + id + suffix)));
      expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([
        302,
        path + id,
        'no-referrer',
      ]);
      expect((await shop.inject(path + id)).statusCode).toBe(200);
    }
    expect((await shop.inject(`/quote/${id}?utm=a.b`)).statusCode).toBe(200);
    expect((await shop.inject(`/admin/people?find=a-long-name${suffix}`)).statusCode).toBe(200);
  },
);

it('has a security.txt that has not expired (RFC 9116)', async () => {
  const { body, headers } = await shop.inject('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('\nCanonical: https://shop.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

it('shows sample testimonials only in the demo (D40)', async () => {
  const demo = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  await addShop(
    demo,
    { ...upstreams, isDemo: true, isRehearsal: false, publicUrl, paymentOrigin, assetsFolder: '' },
    built.root,
  );

  expect((await demo.inject('/')).body).toContain('What customers say');
  expect((await shop.inject('/')).body).not.toContain('What customers say');
  await demo.close();
});

it('says on every page that it is a rehearsal, if the owner has declared one (D55)', async () => {
  const rehearsal = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  const declared = { isDemo: false, isRehearsal: true, publicUrl, paymentOrigin, assetsFolder: '' };
  await addShop(rehearsal, { ...upstreams, ...declared }, built.root);
  for (const page of ['/', '/materials', '/terms', '/basket', '/admin', '/admin/orders', '/no-such-page']) {
    expect((await rehearsal.inject(page)).body).toMatch(/<p data-rehearsal[^>]*>Rehearsal: only test cards/);
    expect((await shop.inject(page)).body).not.toContain('data-rehearsal');
  }
  await rehearsal.close();
});

it('answers 304 for a page that the browser has', async () => {
  const first = await shop.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const etag = String(first.headers.etag);
  const revalidated = await shop.inject({
    url: '/',
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  const otherEncoding = await shop.inject({ url: '/', headers: { 'if-none-match': etag } });

  expect(revalidated.statusCode).toBe(304);
  expect(revalidated.body).toBe('');
  expect(otherEncoding.statusCode).toBe(200);
});

it.each([
  ['/', 'br', 'Home'],
  ['/', 'gzip', 'Home'],
  ['/nowhere', 'br', '404 Page Not Found'],
  ['/assets/main.0123456789.js', 'br', 'let shop'],
  ['/assets/main.0123456789.js', 'gzip', 'let shop'],
])('sends %s compressed with %s by the build', async (url, encoding, content) => {
  const response = await shop.inject({ url, headers: { 'accept-encoding': encoding } });
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(response.rawPayload).toString()).toContain(content);
});

it.each([
  ['a quote', '/quote/abcdefghijklmnopqrstuA'],
  ['trade prices', '/trade/prices'],
  ['an order', '/order/abcdefghijklmnopqrstuAabcdefghijklmnopqrstuv'],
  ['the page where a quote is paid', '/payment?quote=abcdefghijklmnopqrstuA'],
  ['a payment', '/payment-result/abcdefghijklmnopqrstuA'],
  ['a basket', '/basket?quotes=abcdefghijklmnopqrstuA,abcdefghijklmnopqrstuB'],
  ['the admin', '/admin'],
  ['a page of the admin', '/admin/orders/'],
  ['the migration page', '/migrate'],
])('keeps %s out of caches, search engines and referrers (D9)', async (_, url) => {
  const response = await shop.inject(url);

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('id="root"');
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(response.headers).not.toHaveProperty('etag');
});

it.each([
  '/nowhere',
  '/quote',
  '/quote/a/b',
  '/order',
  '/order/a/b',
  '/payment-result',
  '/payment-result/a/b',
  '/administrator',
  '/index.html',
  '/server.js',
  '/pages/home.html',
])('answers 404, with the not-found page, at %s', async (url) => {
  const response = await shop.inject(url);

  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('404 Page Not Found');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-security-policy']).toContain('sha256-s=');
});

it.each([
  ['GET', '/assets/gone.js'],
  ['GET', '/stone/none/close-320.jpg'],
  ['POST', '/'],
  ['DELETE', '/nowhere'],
] as const)('answers %s %s in the error format (D12)', async (method, url) => {
  const response = await shop.inject({ method, url });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'request/not-found' });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each([
  ['/assets/main.0123456789.js', 'public, max-age=31536000, immutable'],
  ['/assets/sans.0123456789.woff2', 'public, max-age=31536000, immutable'],
  ['/stone/carrara-white/close-320.jpg?v=1', 'public, max-age=31536000, immutable'],
  ['/stone/carrara-white/close-320.jpg', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('lets browsers cache %s: %s', async (url, cacheControl) => {
  const response = await shop.inject(url);

  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe(cacheControl);
});

it('sends the browser the addresses of the admin remote and the card pages', async () => {
  const response = await shop.inject('/app-config.json');

  expect(response.json()).toEqual({
    remotes: { admin: '/remotes/admin/mf-manifest.json' },
    paymentOrigin: 'https://pay.example',
  });
  expect(response.headers['cache-control']).toBe('no-cache');
});

it('proxies the API and the remote to their servers', async () => {
  expect((await shop.inject('/api/materials?x=1')).body).toBe('api /api/materials?x=1');
  for (const [method, url] of [
    ['POST', '/api/deposit-payments'],
    ['POST', '/api/deposit-payments/an-id/retry'],
    ['GET', '/api/deposit-payments/an-id/status'],
  ] as const) {
    expect((await shop.inject({ method, url })).body).toBe(`api ${url}`);
  }
  expect((await shop.inject('/remotes/admin/mf-manifest.json')).body).toBe('admin /mf-manifest.json');
  expect((await shop.inject('/remotes/admin/assets/a.js?r=2')).body).toBe('admin /assets/a.js?r=2');
  expect((await shop.inject('/remotes/admin/visits-worker.js')).body).toBe('admin /visits-worker.js');
});

it.each([
  ['GET', '/remotes/admin/api/materials'],
  ['GET', '/metrics'],
  ['POST', '/remotes/admin/api/contact'],
  ['GET', '/remotes/admin/health'],
  ['GET', '/remotes/admin/quote/kLSwY2vXZwqkrDQuVyeBfQ'],
  ['GET', '/remotes/admin/'],
  ['POST', '/remotes/admin/assets/a.js'],
] as const)('exposes no other way to the admin’s server: %s %s', async (method, url) => {
  const response = await shop.inject({ method, url });

  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('admin /');
});

it.each([
  '/../server.js',
  '/assets/../../server.js',
  '/assets/..%2f..%2fserver.js',
  '/assets/%2e%2e/%2e%2e/server.js',
  '/assets/%252e%252e/server.js',
  '/stone/..%5c..%5cserver.js',
  '/assets/main.0123456789.js%00.txt',
])('serves nothing outside its public folder: %s', async (path) => {
  if (!shop.server.listening) await shop.listen({ host: '127.0.0.1', port: 0 });
  const { status, body } = await ask(shop, { path });

  expect(status).toBe(400);
  expect(body).not.toContain('secret');
});
