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

it('names the item and the effect for visitors', () => {
  expect(warningText(warning({ code: 'active-color-at-zero', name: 'Onyx' })).message).toBe(
    'Onyx is active but costs £0.00, so visitors cannot save a quote with it.',
  );
  expect(warningText(warning({ code: 'material-without-active-color', name: 'Slate' }))).toEqual({
    message: 'Slate is active but has no active colour, so visitors get no price for it.',
    fix: 'See its colours',
  });
});

it('warns of a material without a thickness on sale', () => {
  const text = warningText(warning({ code: 'material-without-active-thickness', name: 'Marble' }));
  expect(text.message).toMatch(/^Marble .* cannot be ordered\.$/);
});

it('suggests an available base price, if there is one', () => {
  const marble = { code: 'base-price-of-no-active-color', name: 'Marble' } as const;

  expect(warningText(warning({ ...marble, suggestion: '6.800' })).message).toMatch(
    /The cheapest one costs £6\.80/,
  );
  expect(warningText(warning(marble)).message).not.toMatch(/cheapest/);
});

it('links to the list if a warning is not about one item', () => {
  expect(warningText(warning({ code: 'no-active-thickness' })).fix).toBe('See the thicknesses');
  expect(warningText(warning({})).message).toBe('No material is active, so visitors have nothing to choose.');
});
