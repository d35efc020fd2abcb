import {
  Catalogue,
  type CatalogueRows,
  type ColorEntry,
  type CutoutEntry,
  type MaterialEntry,
  type SinkTypeEntry,
  type ThicknessEntry,
} from '../../catalogue';

const sold = { isActive: true, isDeleted: false } as const;

export const aMaterial = (details: Partial<MaterialEntry> = {}): MaterialEntry => ({
  ...sold,
  id: 1,
  name: 'Marble',
  description: '',
  basePrice: '6.200',
  features: [],
  applications: [],
  maintenance: '',
  warranty: '',
  thicknesses: [],
  ...details,
});

export const anActiveColor = (details: Partial<ColorEntry> = {}): ColorEntry => ({
  ...sold,
  id: 10,
  materialId: 1,
  name: 'Calacatta Gold',
  hexCode: '#efe9df',
  imageUrl: null,
  imageUrl2: null,
  images: [],
  stripUrl: null,
  priceModifier: '8.50',
  ...details,
});

export const aSinkType = (details: Partial<SinkTypeEntry> = {}): SinkTypeEntry => ({
  ...sold,
  id: 20,
  name: 'Undermount Oval',
  description: '',
  priceModifier: '95.00',
  includesBasin: false,
  ...details,
});

export const aCutout = (details: Partial<CutoutEntry> = {}): CutoutEntry => ({
  ...sold,
  id: 30,
  name: 'Tap hole, 35 mm',
  description: '',
  priceModifier: '25.00',
  excludes: [],
  ...details,
});

export const aThickness = (details: Partial<ThicknessEntry> = {}): ThicknessEntry => ({
  ...sold,
  id: 40,
  value: '20mm',
  displayName: '20mm (Standard)',
  priceModifier: '1.00',
  ...details,
});

export const aCatalogue = (rows: Partial<CatalogueRows> = {}): Catalogue =>
  new Catalogue({
    version: '1',
    makingRules: null,
    materials: [aMaterial()],
    colors: [anActiveColor()],
    sinkTypes: [aSinkType()],
    cutouts: [aCutout()],
    thicknesses: [aThickness()],
    basins: [],
    ...rows,
  });
