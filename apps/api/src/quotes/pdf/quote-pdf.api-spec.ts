import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { paths, type QuoteResponse } from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { signIn } from '../../testing/sign-in';
import { until } from '../../testing/until';
import { useApi } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

const savedAt = new Date('2026-11-21T11:06:00Z');
let now = savedAt;
let quote: QuoteResponse;
const api = useApi({ now: () => now, env: { QUOTE_PDFS_PER_MINUTE: '12' } });
beforeAll(async () => {
  const parts = await readCatalogue(api);
  const request = aQuote(parts, {
    sinkTypeId: parts.sinkType('Undermount Oval').id,
    cutoutIds: [parts.cutout('Tap hole, 35 mm').id],
    notes: 'Ring Ada on 0118 496 0999',
  });
  quote = (await api.post(paths.quotes, request)).json();
});

const open = (id = quote.id) => api.get(paths.quotePdf(id));

it('is one page of A4 with content, price and validity (D46)', async () => {
  const { statusCode, rawPayload } = await open();
  expect(statusCode).toBe(200);
  const { text, pages, links } = await readPdf(rawPayload);
  expect(pages).toBe(1);
  expect(links).toEqual([`http://localhost:4200/quote/${quote.id}`]);
  for (const words of [
    quote.reference,
    quote.color.name,
    `Total inc. VAT £${quote.totalPrice}`,
    'Date 21 November 2026',
    'Valid until 21 December 2026',
    'Undermount Oval Oval opening with a polished edge, the basin fixed from below; cut-out only, no basin £95.00',
    'Tap hole, 35 mm Centred behind the sink; tap not supplied £25.00',
  ])
    expect(text).toContain(words);
});

it('has a picture of the stone and stays under 300 kB', async () => {
  const { rawPayload } = await open();
  expect(rawPayload.includes('/DCTDecode')).toBe(true);
  expect(rawPayload.length).toBeLessThan(300_000);
});

it('has a picture that staff uploaded', { tags: 'thorough' }, async () => {
  const parts = await readCatalogue(api);
  const color = parts.color('Midnight');
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#223' } })
    .jpeg()
    .toBuffer();
  const uploaded = await api.post(
    paths.uploadColorImage(color.id),
    {
      imageData: jpeg.toString('base64'),
      fileName: 'slab.jpg',
      mimeType: 'image/jpeg',
      imageField: 'image1',
    },
    await signIn(api),
  );
  expect(uploaded.statusCode).toBe(200);

  await until(async () => (await readCatalogue(api)).color('Midnight').imageUrl !== color.imageUrl);
  const thicknessId = parts.thickness('12mm').id;
  const request = aQuote(parts, { materialId: color.materialId, colorId: color.id, thicknessId });
  const { id } = (await api.post(paths.quotes, request)).json<QuoteResponse>();
  const { statusCode, rawPayload } = await open(id);
  expect(statusCode).toBe(200);
  expect(rawPayload.includes('/DCTDecode')).toBe(true);
});

it("opens in the browser with the quote's file name, and is not cached by proxies (D9)", async () => {
  const { headers } = await open();
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'content-disposition': `inline; filename="${quote.reference}.pdf"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

it('contains no customer and no notes (D9)', async () => {
  await changeQuote(api, null, {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0000',
  });
  const { text } = await readPdf((await open()).rawPayload);
  expect(text).not.toMatch(/Ada|ada@|0118 496 0000|0118 496 0999/);
});

it('stays the same, whatever happens to the catalogue (D3)', async () => {
  const before = (await open()).rawPayload;
  await api.sql(
    `UPDATE color SET name = name || ' II', price_modifier = 99.99, images = '[]', strip_url = NULL`,
  );
  await api.sql(`UPDATE cutout SET name = name || ' II', description = 'Changed'`);
  expect((await open()).rawPayload.equals(before)).toBe(true);
});

it('works without a picture of the stone', async () => {
  await changeQuote(api, null, { snapshot: () => `jsonb_set(snapshot, '{color,images}', '[]')` });
  const { statusCode, rawPayload } = await open();
  expect(statusCode).toBe(200);
  expect(rawPayload.includes('/DCTDecode')).toBe(false);
});

it('says that the price has expired (D4)', async () => {
  now = new Date(quote.validUntil);
  const { text } = await readPdf((await open()).rawPayload);
  now = savedAt;
  expect(text).toContain('The price held to 21 December 2026');
});

it('is rate limited, and says when it works again (D43)', async () => {
  await api.sql('DELETE FROM use_counter');
  const responses = await Promise.all(Array.from({ length: 14 }, () => open()));
  const rejected = responses.filter(({ statusCode }) => statusCode !== 200);
  expect(rejected).toHaveLength(2);
  for (const response of rejected) {
    expectError(response, 'quote/too-many-pdfs');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
});

it.each(['1', 'VT-26-00001', `${'A'.repeat(21)}B`, '%00', randomBytes(16).toString('base64url')])(
  'returns 404 for %j',
  async (id) => {
    expectError(await open(id), 'quote/not-found');
  },
);

it('returns 404 for a quote that staff deleted (D22)', async () => {
  await changeQuote(api, null, { deletedAt: new Date() });
  expectError(await open(), 'quote/not-found');
});
