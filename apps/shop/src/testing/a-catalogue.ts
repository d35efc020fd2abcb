import type { Color, ColorImage, Cutout, Material, SinkType, Thickness } from '@app/contracts';

export interface FakeCatalogue {
  materials: Material[];
  thicknesses: Thickness[];
  sinkTypes: SinkType[];
  cutouts: Cutout[];
}

export const anImage = (name: string): ColorImage => ({
  url: `/stone/${name}-800.jpg`,
  width: 800,
  height: 800,
  srcset: { avif: '', jpeg: '' },
});

export const aColor = (color: Partial<Color> & Pick<Color, 'id' | 'name'>): Color => ({
  materialId: 1,
  hexCode: '#eeeeee',
  imageUrl: null,
  imageUrl2: null,
  priceModifier: '5.00',
  isActive: true,
  images: [],
  stripUrl: null,
  ...color,
});

export const aMaterial = (material: Partial<Material> & Pick<Material, 'id' | 'name'>): Material => ({
  description: '',
  basePrice: '5.000',
  isActive: true,
  features: [],
  applications: [],
  maintenance: '',
  warranty: '',
  thicknesses: [],
  colors: [],
  ...material,
});

const anItem = (id: number, name: string, priceModifier: string) => ({
  id,
  name,
  description: '',
  priceModifier,
  includesBasin: false,
  excludes: [] as string[],
  isActive: true,
});

export const aThickness = (id: number, value: string): Thickness => ({
  id,
  value,
  displayName: value,
  priceModifier: '1.00',
  isActive: true,
});

/** Marble with two colours, quartz with one, a material without any; sinks, cut-outs, two thicknesses. */
export const aCatalogue = (catalogue: Partial<FakeCatalogue> = {}): FakeCatalogue => ({
  materials: [
    aMaterial({
      id: 1,
      name: 'Marble',
      basePrice: '6.200',
      colors: [
        aColor({
          id: 11,
          name: 'Calacatta Gold',
          priceModifier: '8.50',
          images: [anImage('gold-close'), anImage('gold-scene')],
        }),
        aColor({ id: 12, name: 'Carrara White', priceModifier: '6.80', images: [anImage('carrara')] }),
      ],
    }),
    aMaterial({ id: 2, name: 'Quartz', colors: [aColor({ id: 21, materialId: 2, name: 'Pebble Grey' })] }),
    aMaterial({ id: 3, name: 'Slate' }),
  ],
  thicknesses: [aThickness(1, '20mm'), aThickness(2, '30mm')],
  sinkTypes: [anItem(1, 'No Sink', '0.00'), anItem(2, 'Undermount Oval', '95.00')],
  cutouts: [
    anItem(1, 'No Cutouts', '0.00'),
    anItem(2, 'Tap hole', '25.00'),
    anItem(3, 'Discount larger than the price', '-500.00'),
  ],
  ...catalogue,
});
