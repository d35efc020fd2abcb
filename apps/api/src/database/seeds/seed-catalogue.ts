import { toPence } from '@app/pricing';
import type { DataSource } from 'typeorm';
import type { CatalogueDataset, ColorSeed, FlatPartSeed, MaterialSeed, ThicknessSeed } from './dataset';
import { demoDataset } from './demo-dataset';
import { insertMissing, type SeedRow } from './insert-missing';

/** Adds what the catalogue lacks of a dataset; running it again adds nothing. @returns rows added */
export function seedCatalogue(
  database: DataSource,
  dataset: CatalogueDataset = demoDataset,
): Promise<number> {
  return database.transaction(async (tx) => {
    // One at a time: two that begin together would both find the same rows missing.
    await tx.query('SELECT version FROM catalogue_version FOR UPDATE');
    const added = [
      await insertMissing(tx, 'material', ['name'], dataset.materials.map(materialRow)),
      await insertMissing(tx, 'sink_type', ['name'], dataset.sinkTypes.map(flatPartRow)),
      await insertMissing(tx, 'thickness', ['value'], dataset.thicknesses.map(thicknessRow)),
      await insertMissing(tx, 'cutout', ['name'], dataset.cutouts.map(flatPartRow)),
    ];
    const ids = await tx.query<{ id: number; name: string }[]>(
      'SELECT id, name FROM material WHERE deleted_at IS NULL',
    );
    for (const { name, colors } of dataset.materials) {
      const material = ids.find((row) => row.name === name);
      if (!material) continue; // deleted by staff, and its colours with it
      const rows = colors.map((color, index) => colorRow(material.id, color, index));
      added.push(await insertMissing(tx, 'color', ['material_id', 'name'], rows));
    }
    return added.reduce((sum, count) => sum + count, 0);
  });
}

/** What the cheapest colour costs, so that a top at this rate can be bought (D6). */
const basePriceOf = ({ colors }: MaterialSeed) =>
  colors.map(({ priceModifier }) => priceModifier).sort((a, b) => toPence(a) - toPence(b))[0] ?? '0.00';

const materialRow = (seed: MaterialSeed, index: number): SeedRow => ({
  name: seed.name,
  description: seed.description,
  base_price: basePriceOf(seed),
  features: seed.features,
  applications: seed.applications,
  maintenance: seed.maintenance,
  warranty: seed.warranty,
  sort_order: index,
});

const colorRow = (materialId: number, seed: ColorSeed, index: number): SeedRow => ({
  material_id: materialId,
  name: seed.name,
  hex_code: seed.hexCode,
  image_url: seed.images[0]?.url ?? null,
  image_url2: seed.images[1]?.url ?? null,
  images: JSON.stringify(seed.images),
  strip_url: seed.stripUrl,
  price_modifier: seed.priceModifier,
  sort_order: index,
});

const flatPartRow = ({ name, description, priceModifier }: FlatPartSeed, index: number): SeedRow => ({
  name,
  description,
  price_modifier: priceModifier,
  sort_order: index,
});

const thicknessRow = ({ value, displayName }: ThicknessSeed, index: number): SeedRow => ({
  value,
  display_name: displayName,
  sort_order: index,
});
