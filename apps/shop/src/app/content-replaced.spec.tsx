import { defaultCompany } from '@app/contracts';
import { renderSite } from '../testing/render-site';

vi.mock('@app/content', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...(await import('@app/content/testing')).replacedContent,
}));

// Renders the whole site: slow on a busy machine.
it('shows none of our sample content after the owner replaces it (D40)', async () => {
  expect(JSON.stringify(defaultCompany)).toContain('Readstone');

  for (const { path, root } of await renderSite()) {
    const addresses = [...root.querySelectorAll('a')].map(({ href }) => href).join(' ');
    const siteText = `${root.textContent} ${addresses}`;
    const remaining = [
      'Readstone',
      '0118 496',
      'example.co.uk',
      'example.com',
      'Kiln Yard',
      'Alison Ward',
      'Sarah M.',
    ]
      .concat('Reading', 'Two saws')
      .filter((word) => siteText.includes(word));
    expect({ path, left: remaining }).toEqual({ path, left: [] });
    expect(siteText).toContain('Slate & Sons');
  }
});
