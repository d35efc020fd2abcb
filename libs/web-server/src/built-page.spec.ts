import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { BuiltPage, preferredEncoding } from './built-page';
import { builtFolder } from './testing/built-folder';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br; q=0.1, gzip', 'br'],
  ['x-br', 'identity'],
])('to a browser that takes %s a page goes as %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

it('a page is there at once, and soon as small as it can be, under a tag of its own', async () => {
  const html = Array.from({ length: 400 }, (_, at) => `<p class="m-${at % 7}">${at * at}</p>`).join('');
  const built = builtFolder({ 'home.html': html });
  const page = new BuiltPage(`${built.root}/home.html`, (it) => it);
  const server = Fastify();
  server.get('/', (_request, reply) => page.send(reply));
  const ask = () => server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

  const first = await ask();
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(html);
  let later = await ask();
  while (later.headers.etag === first.headers.etag) {
    await new Promise((done) => setTimeout(done, 5));
    later = await ask();
  }
  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(html);
  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);

  await server.close();
  built.remove();
});
