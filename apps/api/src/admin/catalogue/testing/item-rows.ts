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

let made = 0;
export const freshName = () => `Made ${(made += 1)}`;

/** For each kind: a request with only the required fields, a request with all fields, and the defaults. */
export const itemRows: Record<CatalogueKind, { least: () => object; most: () => object; defaults: object }> =
  {
    materials: {
      least: () => ({ name: freshName(), basePrice: '5.6' }),
      most: () => ({
        name: freshName(),
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
      least: () => ({ name: freshName(), materialId: 1 }),
      most: () => ({
        name: freshName(),
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
      least: () => ({ name: freshName() }),
      most: () => ({
        name: freshName(),
        description: 'Deep',
        priceModifier: '-12.50',
        includesBasin: true,
        isActive: false,
      }),
      defaults: { description: '', priceModifier: '0.00', includesBasin: false, isActive: true },
    },
    thicknesses: {
      least: () => ({ value: freshName(), displayName: 'Thin' }),
      most: () => ({
        value: freshName(),
        displayName: '40mm (Bold)',
        priceModifier: '1.25',
        isActive: false,
      }),
      defaults: { priceModifier: '1.00', isActive: true },
    },
    cutouts: {
      least: () => ({ name: freshName() }),
      most: () => ({
        name: freshName(),
        description: 'Round',
        priceModifier: '17.00',
        excludes: ['Corner notch'],
        isActive: false,
      }),
      defaults: { description: '', priceModifier: '0.00', excludes: [], isActive: true },
    },
    basins: {
      least: () => ({ maker: 'Made', name: freshName(), type: 'undermount', size: basinSize }),
      most: () => ({
        maker: 'Made',
        name: freshName(),
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

/** What a colour needs to be on sale. */
export const onSale = { priceModifier: '5.00', imageUrl: stoneImages['steel-grey']?.images[0]?.url };

export const catalogueCalls = (staff: StaffCalls) => ({
  create: async <Item = AdminItem>(kind: CatalogueKind, details: object = {}): Promise<Item> => {
    return expectSuccess<Item>(staff.post(paths.adminItems(kind), { ...itemRows[kind].least(), ...details }));
  },
  change: (kind: CatalogueKind, id: number, details: object) => staff.put(paths.adminItem(kind, id), details),
});
