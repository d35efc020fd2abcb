import { type AdminItem, type CatalogueKind, paths } from '@app/contracts';
import { stoneImages } from '@app/stone';
import type { StaffCalls } from '../../../testing/as-staff';
import { expectSuccess } from '../../../testing/expect-success';

export const basinSize = {
  shape: 'oval',
  radiusMm: 0,
  bowlLengthMm: 440,
  bowlWidthMm: 260,
  cutoutLengthMm: 400,
  cutoutWidthMm: 220,
  overhangMm: 3,
  holes: [],
} as const;

let nameCount = 0;
export const uniqueName = () => `Made ${(nameCount += 1)}`;

/** For each kind: a request with only the required fields, a request with all fields, and the defaults. */
export const itemRows: Record<
  CatalogueKind,
  { minimal: () => object; full: () => object; defaults: object }
> = {
  materials: {
    minimal: () => ({ name: uniqueName(), basePrice: '5.6' }),
    full: () => ({
      name: uniqueName(),
      description: 'Hard',
      basePrice: '7.125',
      features: ['Hard', 'Cold'],
      applications: ['Tops'],
      maintenance: 'Wipe it.\nDry it.',
      warranty: 'Ten years',
      thicknesses: ['20mm', '30mm'],
      isActive: false,
    }),
    defaults: {
      basePrice: '5.600',
      description: '',
      features: [],
      thicknesses: [],
      colorCount: 0,
      isActive: true,
    },
  },
  colors: {
    minimal: () => ({ name: uniqueName(), materialId: 1 }),
    full: () => ({
      name: uniqueName(),
      materialId: 2,
      hexCode: '#aabbcc',
      imageUrl: stoneImages['steel-grey']?.images[0]?.url,
      imageUrl2: null,
      priceModifier: '6.25',
      isActive: false,
    }),
    defaults: {
      hexCode: '#ffffff',
      priceModifier: '0.00',
      imageUrl: null,
      images: [],
      stripUrl: null,
      isActive: false,
    },
  },
  'sink-types': {
    minimal: () => ({ name: uniqueName() }),
    full: () => ({
      name: uniqueName(),
      description: 'Deep',
      priceModifier: '-12.50',
      includesBasin: true,
      isActive: false,
    }),
    defaults: { description: '', priceModifier: '0.00', includesBasin: false, isActive: true },
  },
  thicknesses: {
    minimal: () => ({ value: uniqueName(), displayName: 'Thin' }),
    full: () => ({
      value: uniqueName(),
      displayName: '40mm (Bold)',
      priceModifier: '1.25',
      isActive: false,
    }),
    defaults: { priceModifier: '1.00', isActive: true },
  },
  cutouts: {
    minimal: () => ({ name: uniqueName() }),
    full: () => ({
      name: uniqueName(),
      description: 'Round',
      priceModifier: '17.00',
      excludes: ['Corner notch'],
      isActive: false,
    }),
    defaults: { description: '', priceModifier: '0.00', excludes: [], isActive: true },
  },
  basins: {
    minimal: () => ({ maker: 'Made', name: uniqueName(), type: 'undermount', size: basinSize }),
    full: () => ({
      maker: 'Made',
      name: uniqueName(),
      type: 'inset',
      size: {
        ...basinSize,
        shape: 'rectangle',
        radiusMm: 20,
        bowlLengthMm: 390,
        bowlWidthMm: 210,
        overhangMm: 12,
        holes: [{ rightMm: 0, behindMm: 150, diameterMm: 35 }],
      },
      template: null,
      isActive: false,
    }),
    defaults: { template: null, isActive: true },
  },
};

/** The fields that a colour needs to be on sale. */
export const colorOnSale = { priceModifier: '5.00', imageUrl: stoneImages['steel-grey']?.images[0]?.url };

export const catalogueCalls = (staff: StaffCalls) => ({
  create: async <Item = AdminItem>(kind: CatalogueKind, details: object = {}): Promise<Item> => {
    return expectSuccess<Item>(
      staff.post(paths.adminItems(kind), { ...itemRows[kind].minimal(), ...details }),
    );
  },
  change: (kind: CatalogueKind, id: number, details: object) => staff.put(paths.adminItem(kind, id), details),
});
