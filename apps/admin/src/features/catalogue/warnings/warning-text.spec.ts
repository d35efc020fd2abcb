import type { CatalogueWarning } from '@app/contracts';
import { warningText } from './warning-text';

const warning = (parts: Partial<CatalogueWarning>): CatalogueWarning => ({
  code: 'no-active-material',
  kind: 'materials',
  id: null,
  name: null,
  suggestion: null,
  ...parts,
});

it('names the item and what visitors would see', () => {
  expect(warningText(warning({ code: 'active-color-at-zero', name: 'Onyx' })).sentence).toBe(
    'Onyx is active at £0.00: a top in it cannot be saved as a quote.',
  );
  expect(warningText(warning({ code: 'material-without-active-color', name: 'Slate' }))).toEqual({
    sentence: 'Slate is active without an active color: visitors can choose it, but get no price.',
    fix: 'See its colors',
  });
});

it('warns of a material without a thickness on sale', () => {
  const words = warningText(warning({ code: 'material-without-active-thickness', name: 'Marble' }));
  expect(words.sentence).toMatch(/^Marble .* cannot be ordered\.$/);
});

it('suggests an available base price, if there is one', () => {
  const marble = { code: 'base-price-of-no-active-color', name: 'Marble' } as const;

  expect(warningText(warning({ ...marble, suggestion: '6.800' })).sentence).toMatch(
    /the cheapest is £6\.800/,
  );
  expect(warningText(warning(marble)).sentence).not.toMatch(/cheapest/);
});

it('is about the whole list if no single item is wrong', () => {
  expect(warningText(warning({ code: 'no-active-thickness' })).fix).toBe('See the thicknesses');
  expect(warningText(warning({})).sentence).toBe('No material is active: visitors find nothing to choose.');
});
