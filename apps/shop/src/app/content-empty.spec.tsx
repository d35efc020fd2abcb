import { renderSite } from '../testing/render-site';

vi.mock('@app/content', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...(await import('@app/content/testing')).emptyContent,
}));

// Renders the whole site: slow on a busy machine.
it('no page is broken or has an empty link if the owner has filled in nothing (D40)', async () => {
  for (const { path, root } of await renderSite()) {
    const emptyLinks = [...root.querySelectorAll('a')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => !href || /^(?:tel|mailto):$/.test(href));
    expect({ path, dead: emptyLinks }).toEqual({ path, dead: [] });

    const empty = [...root.querySelectorAll('h1, h2, h3, a, button')].filter(
      (element) =>
        !element.textContent?.trim() &&
        !element.getAttribute('aria-label') &&
        !element.querySelector('[aria-label], img'),
    );
    expect({ path, empty: empty.map(({ outerHTML }) => outerHTML) }).toEqual({ path, empty: [] });
    expect(root.textContent).not.toMatch(/undefined|NaN|null/);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
  }
});
