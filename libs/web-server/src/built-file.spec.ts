import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { BuiltFile } from './built-file';
import { builtFolder } from './testing/built-folder';

it('a page is served at once, and soon compressed further with another ETag', async () => {
  const html = Array.from(
    { length: 400 },
    (_, index) => `<p class="m-${index % 7}">${index * index}</p>`,
  ).join('');
  const built = builtFolder({ 'home.html': html });
  const page = new BuiltFile(`${built.root}/home.html`, undefined, (content) => content);
  const server = Fastify();
  server.get('/', (_request, reply) => page.send(reply));
  const fetchPage = () => server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

  const first = await fetchPage();
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(html);
  let later = await fetchPage();
  while (later.headers.etag === first.headers.etag) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    later = await fetchPage();
  }
  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(html);
  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);

  await server.close();
  built.remove();
});
