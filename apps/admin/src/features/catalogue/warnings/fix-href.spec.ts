import type { CatalogueWarning } from '@app/contracts';
import { belongsToList, fixHref } from './warning-text';

const warning = (parts: Partial<CatalogueWarning>): CatalogueWarning => ({
  code: 'no-active-thickness',
  kind: 'thicknesses',
  id: null,
  name: null,
  suggestion: null,
  ...parts,
});
const withoutColor = warning({ code: 'material-without-active-color', kind: 'materials', id: 4 });

it('links to the item, to a material’s colours, or to the list', () => {
  expect(fixHref(warning({ code: 'active-color-at-zero', kind: 'colors', id: 31 }))).toBe('/colors?item=31');
  expect(fixHref(withoutColor)).toBe('/colors?materialId=4');
  expect(fixHref(warning({}))).toBe('/thicknesses');
});

it('shows a warning above the affected lists', () => {
  expect(belongsToList(warning({}), 'thicknesses')).toBe(true);
  expect(belongsToList(warning({}), 'colors')).toBe(false);
  expect(belongsToList(withoutColor, 'materials')).toBe(true);
  expect(belongsToList(withoutColor, 'colors')).toBe(true);
});
