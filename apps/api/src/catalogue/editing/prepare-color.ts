import type { ColorImage } from '@app/contracts';
import type { EntityManager } from 'typeorm';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { Color } from '../color.entity';
import { Material } from '../material.entity';
import { choosePictures, findStonePicture, noPictures, type ChosenPictures } from './color-pictures';
import type { ItemFields } from './item-kinds';

/**
 * What a colour's fields need besides their form: a material that is there, and pictures that are ours.
 * @param before the colour as it is; null: it is being made
 * @returns the fields to write, with the variants of its pictures
 */
export async function prepareColor(
  manager: EntityManager,
  before: Color | null,
  fields: ItemFields,
): Promise<ItemFields> {
  const { materialId } = fields;
  if (materialId !== undefined && materialId !== before?.materialId) await checkMaterial(manager, materialId);
  const chosen: ChosenPictures = {};
  for (const field of ['imageUrl', 'imageUrl2'] as const) {
    const url = fields[field];
    if (url === undefined || url === (before?.[field] ?? null)) continue;
    chosen[field] = url === null ? null : await findPicture(manager, field, url);
  }
  return Object.keys(chosen).length ? { ...fields, ...choosePictures(before ?? noPictures, chosen) } : fields;
}

/** @throws AppError `catalogue/material-deleted` */
export async function checkMaterial(manager: EntityManager, id: number): Promise<void> {
  const material = await manager.findOne(Material, { where: { id }, withDeleted: true });
  if (!material) throw fieldError('request/invalid', 'materialId', 'There is no such material.');
  if (material.deletedAt) throw new AppError('catalogue/material-deleted');
}

/** A picture that was uploaded is known by the colours that have it, or had it when they were deleted. */
async function findPicture(manager: EntityManager, field: string, url: string): Promise<ColorImage> {
  const drawn = findStonePicture(url);
  if (drawn) return drawn;
  const [uploaded] = await manager.query<{ image: ColorImage }[]>(
    `SELECT image FROM color CROSS JOIN jsonb_array_elements(images) AS image
     WHERE images @> jsonb_build_array(jsonb_build_object('url', $1::text)) AND image->>'url' = $1 LIMIT 1`,
    [url],
  );
  if (uploaded) return uploaded.image;
  throw fieldError('request/invalid', field, 'This is not one of our pictures.');
}
