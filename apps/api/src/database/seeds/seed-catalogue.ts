import type { DataSource } from 'typeorm';
import type { CatalogueDataset } from './dataset';
import { demoDataset } from './demo-dataset';
import { insertMissing } from './insert-missing';
import { colorRow, flatPartRow, materialRow, thicknessRow } from './seed-rows';

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
      const rows = colors.map((color, index) => {
        const row = colorRow(material.id, color, index);
        return { ...row, images: JSON.stringify(row.images) };
      });
      added.push(await insertMissing(tx, 'color', ['material_id', 'name'], rows));
    }
    return added.reduce((sum, count) => sum + count, 0);
  });
}
