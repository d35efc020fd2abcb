import { toPence } from '@app/pricing';
import type {
  BasinSeed,
  CatalogueDataset,
  ColorSeed,
  CutoutSeed,
  FlatPartSeed,
  MaterialSeed,
  ThicknessSeed,
} from './dataset';

export type SeedRow = Record<string, unknown>;

/** The cheapest colour's price, so that the 'from' price is available (D6). */
const basePriceOf = ({ colors }: MaterialSeed) =>
  colors.map(({ priceModifier }) => priceModifier).sort((a, b) => toPence(a) - toPence(b))[0] ?? '0.00';

export const materialRow = (seed: MaterialSeed, index: number): SeedRow => ({
  name: seed.name,
  description: seed.description,
  base_price: basePriceOf(seed),
  features: seed.features,
  applications: seed.applications,
  maintenance: seed.maintenance,
  warranty: seed.warranty,
  thicknesses: seed.thicknesses ?? [],
  sort_order: index,
});

export const colorRow = (materialId: number, seed: ColorSeed, index: number): SeedRow => ({
  material_id: materialId,
  name: seed.name,
  hex_code: seed.hexCode,
  image_url: seed.images[0]?.url ?? null,
  image_url2: seed.images[1]?.url ?? null,
  images: seed.images,
  strip_url: seed.stripUrl,
  price_modifier: seed.priceModifier,
  sort_order: index,
});

export const flatPartRow = ({ name, description, priceModifier }: FlatPartSeed, index: number): SeedRow => ({
  name,
  description,
  price_modifier: priceModifier,
  sort_order: index,
});

export const cutoutRow = ({ excludes = [], ...seed }: CutoutSeed, index: number): SeedRow => ({
  ...flatPartRow(seed, index),
  excludes,
});

export const thicknessRow = ({ value, displayName }: ThicknessSeed, index: number): SeedRow => ({
  value,
  display_name: displayName,
  sort_order: index,
});

export const basinRow = (seed: BasinSeed, index: number): SeedRow => ({ ...seed, sort_order: index });

export const datasetRows = ({ materials, sinkTypes, thicknesses, cutouts }: CatalogueDataset) => ({
  material: materials.map((seed, index) => ({ id: index + 1, ...materialRow(seed, index) })),
  color: materials.flatMap(({ colors }, owner) =>
    colors.map((seed, index) => colorRow(owner + 1, seed, index)),
  ),
  sink_type: sinkTypes.map(flatPartRow),
  thickness: thicknesses.map(thicknessRow),
  cutout: cutouts.map(cutoutRow),
});
