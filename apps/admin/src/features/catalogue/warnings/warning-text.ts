import type { CatalogueKind, CatalogueWarning } from '@app/contracts';
import { pounds } from '../../../lib/format-text';

export function warningText({ code, name, suggestion }: CatalogueWarning): {
  message: string;
  fix: string;
} {
  switch (code) {
    case 'active-color-at-zero':
      return {
        message: `${name} is active but costs £0.00, so visitors cannot save a quote with it.`,
        fix: 'Set a price',
      };
    case 'material-without-active-color':
      return {
        message: `${name} is active but has no active colour, so visitors get no price for it.`,
        fix: 'See its colours',
      };
    case 'material-without-active-thickness':
      return {
        message: `${name} is active but none of its thicknesses is, so it cannot be ordered.`,
        fix: 'Open',
      };
    case 'base-price-of-no-active-color':
      return {
        message:
          suggestion === null
            ? `The base price of ${name} does not match any of its active colours.`
            : `The base price of ${name} does not match any of its active colours. The cheapest one costs ${pounds(suggestion)}.`,
        fix: 'Open',
      };
    case 'no-active-thickness':
      return { message: 'No thickness is active, so tops cannot be priced.', fix: 'See the thicknesses' };
    case 'no-active-material':
      return {
        message: 'No material is active, so visitors have nothing to choose.',
        fix: 'See the materials',
      };
  }
}

/** Where to fix it: the row's panel, a material's colours, or the whole list. Tab paths equal the kinds. */
export function fixHref({ code, kind, id }: CatalogueWarning): string {
  if (code === 'material-without-active-color' && id !== null) return `/colors?materialId=${id}`;
  return id === null ? `/${kind}` : `/${kind}?item=${id}`;
}

export const belongsToList = (warning: CatalogueWarning, list: CatalogueKind): boolean =>
  warning.kind === list || (warning.code === 'material-without-active-color' && list === 'colors');
