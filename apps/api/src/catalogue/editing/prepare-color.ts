import type { ColorImage } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { choosePictures, findStonePicture, noPictures, type ChosenPictures } from './color-pictures';
import type { ItemRow } from './item-row';
import type { Fields } from './read-fields';

/**
 * What a colour's fields need besides their form: a material that is there, and pictures that are ours.
 * @param before the colour as it is; null: it is being made
 * @returns the fields to write, with the variants of its pictures
 */
export async function prepareColor(
  tx: Transaction,
  before: ItemRow<'colors'> | null,
  fields: Fields,
): Promise<Fields> {
  const { materialId } = fields;
  if (typeof materialId === 'number' && materialId !== before?.materialId) {
    await checkMaterial(tx, materialId);
  }
  const chosen: ChosenPictures = {};
  for (const field of ['imageUrl', 'imageUrl2'] as const) {
    const url = fields[field] as string | null | undefined;
    if (url === undefined || url === (before?.[field] ?? null)) continue;
    chosen[field] = url === null ? null : await findPicture(tx, field, url);
  }
  return Object.keys(chosen).length ? { ...fields, ...choosePictures(before ?? noPictures, chosen) } : fields;
}

/** @throws AppError `catalogue/material-deleted` */
export async function checkMaterial(tx: Transaction, id: number): Promise<void> {
  const [material] = await tx.query<{ isDeleted: boolean }[]>(
    'SELECT deleted_at IS NOT NULL AS "isDeleted" FROM material WHERE id = $1',
    [id],
  );
  if (!material) throw fieldError('request/invalid', 'materialId', 'There is no such material.');
  if (material.isDeleted) throw new AppError('catalogue/material-deleted');
}

/** A picture that was uploaded is known by the colours that have it, or had it when they were deleted. */
async function findPicture(tx: Transaction, field: string, url: string): Promise<ColorImage> {
  const drawn = findStonePicture(url);
  if (drawn) return drawn;
  const [uploaded] = await tx.query<{ image: ColorImage }[]>(
    `SELECT image FROM color CROSS JOIN jsonb_array_elements(images) AS image
     WHERE images @> jsonb_build_array(jsonb_build_object('url', $1::text)) AND image->>'url' = $1 LIMIT 1`,
    [url],
  );
  if (uploaded) return uploaded.image;
  throw fieldError('request/invalid', field, 'This is not one of our pictures.');
}
