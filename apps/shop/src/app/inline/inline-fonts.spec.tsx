async function arrive({ type = 'navigate', from = '' }: { type?: string; from?: string }) {
  document.head.innerHTML = '<style id="fonts" media="print"></style>';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  vi.resetModules();
  await import('./inline-fonts');
  return document.querySelector('style#fonts')?.hasAttribute('media') ? 'later' : 'at once';
}

it.each([
  [{}, 'later'],
  [{ from: 'https://search.example/' }, 'later'],
  [{ from: `${location.origin}/materials` }, 'at once'],
  [{ from: `${location.origin}.example/` }, 'later'],
  [{ type: 'reload' }, 'at once'],
  [{ type: 'back_forward' }, 'at once'],
])('for the visit %j fonts load %s', async (visit, moment) => {
  expect(await arrive(visit)).toBe(moment);
});
