async function decide(banner: { bannerText: string; bannerLastDay?: string }): Promise<string | undefined> {
  const page = document.documentElement.dataset;
  delete page.offer;
  delete page.hasScript;
  document.head.innerHTML = `<script type="application/json" id="company">${JSON.stringify(banner)}</script>`;
  Object.assign(globalThis, { companyElementId: 'company', dismissedOfferKey: 'dismissed-offer' });
  vi.resetModules();
  await import('./inline-offer');
  expect(page.hasScript).toBe('');
  return page.offer;
}

afterEach(() => vi.useRealTimers());

it('shows the banner until it is dismissed', async () => {
  expect(await decide({ bannerText: 'VAT paid' })).toBeUndefined();

  localStorage.setItem('dismissed-offer', 'VAT paid');
  expect(await decide({ bannerText: 'VAT paid' })).toBe('hidden');
});

it('shows a new banner to visitors who dismissed the previous one', async () => {
  localStorage.setItem('dismissed-offer', 'VAT paid');

  expect(await decide({ bannerText: 'Sills at cost' })).toBeUndefined();
});

it.each([
  ['2026-08-31T23:30:00', undefined],
  ['2026-09-01T00:00:01', 'hidden'],
])('shows a banner that ends on 31 August, at %s: %s (D41)', async (now, expected) => {
  vi.useFakeTimers({ now: new Date(now) });

  expect(await decide({ bannerText: 'VAT paid', bannerLastDay: '2026-08-31' })).toBe(expected);
});
