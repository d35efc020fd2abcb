import type { CatalogueKind, CatalogueWarning } from '@app/contracts';

export function warningText({ code, name, suggestion }: CatalogueWarning): {
  sentence: string;
  fix: string;
} {
  switch (code) {
    case 'active-color-at-zero':
      return {
        sentence: `${name} is active at £0.00: a top in it cannot be saved as a quote.`,
        fix: 'Set a price',
      };
    case 'material-without-active-color':
      return {
        sentence: `${name} is active without an active color: visitors can choose it, but get no price.`,
        fix: 'See its colors',
      };
    case 'material-without-active-thickness':
      return {
        sentence: `${name} is active, but none of the thicknesses that it comes in is: it cannot be ordered.`,
        fix: 'Open',
      };
    case 'base-price-of-no-active-color':
      return {
        sentence:
          suggestion === null
            ? `${name} is advertised at a price that none of its active colors has.`
            : `${name} is advertised at a price that none of its active colors has: the cheapest is £${suggestion}.`,
        fix: 'Open',
      };
    case 'no-active-thickness':
      return { sentence: 'No thickness is active: no top can be priced.', fix: 'See the thicknesses' };
    case 'no-active-material':
      return {
        sentence: 'No material is active: visitors find nothing to choose.',
        fix: 'See the materials',
      };
  }
}

/** Where to fix it: the row's panel, a material's colours, or the whole list. Tab paths equal the kinds. */
export function fixAddress({ code, kind, id }: CatalogueWarning): string {
  if (code === 'material-without-active-color' && id !== null) return `/colors?materialId=${id}`;
  return id === null ? `/${kind}` : `/${kind}?item=${id}`;
}

export const belongsToList = (warning: CatalogueWarning, list: CatalogueKind): boolean =>
  warning.kind === list || (warning.code === 'material-without-active-color' && list === 'colors');
