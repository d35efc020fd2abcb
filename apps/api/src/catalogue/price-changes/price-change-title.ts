import { trimZeros } from '@app/pricing';
import type { PriceChangeWish } from './price-change-wish';

const kindWords = {
  materials: 'Base prices',
  'sink-types': 'Sink types',
  thicknesses: 'Thicknesses',
  cutouts: 'Cut-outs',
} as const;

/** A change of prices in words, such as 'Quartz colours +4 %'. @param materialName of colours of one material */
export function titleOf(
  { kind, change, includeInactive }: PriceChangeWish,
  materialName: string | null,
): string {
  const what =
    kind === 'colors' ? (materialName ? `${materialName} colours` : 'All colours') : kindWords[kind];
  const figure = 'percent' in change ? change.percent : change.amount;
  const size = figure.replace('-', '');
  const sign = figure.startsWith('-') ? '−' : '+';
  const by = 'percent' in change ? `${sign}${trimZeros(size)} %` : `${sign}£${poundsOf(size)}`;
  return `${what} ${by}${includeInactive ? ', inactive ones too' : ''}`;
}

/** At least 2 decimals, as pounds are written. */
const poundsOf = (size: string) => {
  const [whole, decimals = ''] = size.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};
