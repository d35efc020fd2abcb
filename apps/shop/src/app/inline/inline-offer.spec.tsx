async function decide(offer: { text: string; lastDay?: string }): Promise<string | undefined> {
  const page = document.documentElement.dataset;
  delete page.offer;
  delete page.hasScript;
  Object.assign(globalThis, { offer, dismissedOfferKey: 'dismissed-offer' });
  vi.resetModules();
  await import('./inline-offer');
  expect(page.hasScript).toBe('');
  return page.offer;
}

afterEach(() => vi.useRealTimers());

it('shows the banner until it is dismissed', async () => {
  expect(await decide({ text: 'VAT paid' })).toBeUndefined();

  localStorage.setItem('dismissed-offer', 'VAT paid');
  expect(await decide({ text: 'VAT paid' })).toBe('hidden');
});

it('shows a new banner to visitors who dismissed the previous one', async () => {
  localStorage.setItem('dismissed-offer', 'VAT paid');

  expect(await decide({ text: 'Sills at cost' })).toBeUndefined();
});

it.each([
  ['2026-08-31T23:30:00', undefined],
  ['2026-09-01T00:00:01', 'hidden'],
])('shows a banner that ends on 31 August, at %s: %s (D41)', async (now, expected) => {
  vi.useFakeTimers({ now: new Date(now) });

  expect(await decide({ text: 'VAT paid', lastDay: '2026-08-31' })).toBe(expected);
});
