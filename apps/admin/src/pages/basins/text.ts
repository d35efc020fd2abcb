import type { BasinNumber, BasinSize, BasinType } from '@app/contracts';

export const basinText = {
  types: {
    undermount: 'Undermount',
    inset: 'Inset',
    vessel: 'Countertop',
  } satisfies Record<BasinType, string>,
  shapes: { oval: 'Oval or round', rectangle: 'Rectangular' } satisfies Record<BasinSize['shape'], string>,
  numbers: {
    bowlLengthMm: 'Bowl, length',
    bowlWidthMm: 'Bowl, width',
    cutoutLengthMm: 'Cut-out, length',
    cutoutWidthMm: 'Cut-out, width',
    radiusMm: 'Corner radius',
    overhangMm: 'Overhang',
  },
  shape: 'Shape',
  bowlHint: 'Bowl: the whole basin from above, as it hangs below the stone or stands on it.',
  cutoutHints: {
    undermount: 'Cut-out: the hole in the stone, by the maker’s template.',
    inset: 'Cut-out: the hole in the stone, by the maker’s template.',
    vessel: 'Waste hole: the only hole in the stone.',
  } satisfies Record<BasinType, string>,
  waste: 'Waste hole, diameter',
  overhangHints: {
    undermount:
      'Overhang: how far the stone reaches over the inside of the bowl. With a minus if the edge of the bowl shows.',
    inset: 'Overhang: how far the rim lies on the stone, on each side.',
  },
  holes: 'Tap holes',
  holesHint: 'From the centre of the cut-out. Taps that a visitor chooses go there; they are priced as ever.',
  hole: (number: number) => `Tap hole ${number}`,
  holeNumbers: { rightMm: 'To the right', behindMm: 'Behind', diameterMm: 'Diameter' },
  addHole: 'Add a tap hole',
  removeHole: (number: number) => `Remove tap hole ${number}`,
  template: 'Template (PDF)',
  templateHint: 'The maker’s drawing at true size, at most 4 MB. Visitors and the workshop can download it.',
  noTemplate: 'None',
  upload: 'Upload a PDF',
  replace: 'Replace',
  remove: 'Remove',
  download: 'Download',
  uploading: 'Uploading...',
  uploadFailed: 'The template was not uploaded',
  missing: { maker: 'Please enter its maker', name: 'Please enter its name' },
  /** As typed. */
  sizeText: ({ shape, radiusMm, cutoutLengthMm, cutoutWidthMm }: Record<BasinNumber | 'shape', string>) =>
    `${shape === 'rectangle' ? `Rectangle, R${radiusMm}` : 'Oval'}, ${cutoutLengthMm} × ${cutoutWidthMm} mm`,
  cutout: 'Cut-out',
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'name', label: 'Name' },
    { value: 'maker', label: 'Maker' },
    { value: 'type', label: 'Type' },
  ],
} as const;
