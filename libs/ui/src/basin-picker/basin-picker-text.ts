import type { PickedBasin } from './picked-basin';

export const basinPickerText = {
  title: 'Your basin',
  optional: 'optional',
  basin: 'Basin',
  hint: 'Its cut-out is drawn at true size, and we check that it fits. It does not change the price.',
  usual: 'Not chosen yet',
  own: 'Another one: enter its numbers',
  loading: 'Loading basins...',
  failed: 'Basins could not be loaded. You can still enter the numbers of yours.',
  template: 'Template (PDF)',
  ownHint: 'They are on the maker’s drawing or template, in millimetres.',
  name: 'Name',
  maker: 'Maker',
  shape: 'Shape',
  shapes: { oval: 'Oval or round', rectangle: 'Rectangular' } satisfies Record<
    PickedBasin['size']['shape'],
    string
  >,
  waste: 'Waste hole, diameter',
  numbers: {
    cutoutLengthMm: 'Cut-out, length',
    cutoutWidthMm: 'Cut-out, width',
    radiusMm: 'Corner radius',
    bowlLengthMm: 'Bowl, length',
    bowlWidthMm: 'Bowl, width',
    overhangMm: 'Rim beyond the cut-out',
  },
  tap: 'Tap behind its centre',
  missing: (labels: readonly string[]) =>
    `Until it has ${labels.map((label) => `‘${label}’`).join(' and ')}, the usual cut-out is drawn.`,
  within: (min: number, max: number) => `Please enter ${min} to ${max} mm`,
  option: ({ name, maker, type, size }: PickedBasin) =>
    `${name}${maker && ` by ${maker}`}, ${
      type === 'vessel'
        ? `${size.bowlLengthMm} × ${size.bowlWidthMm}`
        : `${size.cutoutLengthMm} × ${size.cutoutWidthMm}`
    } mm`,
} as const;
