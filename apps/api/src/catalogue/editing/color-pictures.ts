import type { Color, ColorImage, AdminColor } from '@app/contracts';
import { previewStoneColors, stoneColors } from '@app/stone';
import type { EntityManager } from 'typeorm';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { Material } from '../material.entity';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import type { ItemFields } from './item-kinds';
import { auditItem } from './audit-item';
import { findItem, lockCatalogue, toItem, updateItem } from './item-row';
import { wasQuoted } from './count-uses-of-item';

export type ColorPictures = Pick<Color, 'imageUrl' | 'imageUrl2' | 'images' | 'stripUrl'>;

interface ChosenPictures {
  imageUrl?: ColorImage | null;
  imageUrl2?: ColorImage | null;
}

export const noPictures: ColorPictures = { imageUrl: null, imageUrl2: null, images: [], stripUrl: null };

const pathOf = (url: string) => url.split('?')[0];
const allStones = [...stoneColors, ...previewStoneColors];
const findStoneByPicture = (url: string) =>
  allStones.find(({ images }) => images.some((image) => pathOf(image.url) === pathOf(url)));

/** One of the shop's own stone pictures, with or without the version in its URL. */
export const findStonePicture = (url: string): ColorImage | undefined =>
  findStoneByPicture(url)?.images.find((image) => pathOf(image.url) === pathOf(url));

/** The strip that fills plans, for the stone in a picture; undefined for an uploaded picture. */
const findStoneStrip = (url: string): string | undefined => findStoneByPicture(url)?.stripUrl;

/**
 * A colour's pictures after one or both were chosen. `images` begins with the variants of the first picture (D32). Further
 * views and the strip for plans belong to the first picture, so they change with it.
 */
export function choosePictures(before: ColorPictures, chosen: ChosenPictures): ColorPictures {
  const findCurrent = (url: string | null) => before.images.find((image) => image.url === url) ?? null;
  const first = chosen.imageUrl === undefined ? findCurrent(before.imageUrl) : chosen.imageUrl;
  const second = chosen.imageUrl2 === undefined ? findCurrent(before.imageUrl2) : chosen.imageUrl2;
  const imageUrl = chosen.imageUrl === undefined ? before.imageUrl : (chosen.imageUrl?.url ?? null);
  const imageUrl2 = chosen.imageUrl2 === undefined ? before.imageUrl2 : (chosen.imageUrl2?.url ?? null);
  const isSameStone = imageUrl === before.imageUrl;
  const furtherViews = before.images.filter(({ url }) => url !== before.imageUrl && url !== before.imageUrl2);
  const images = [first, second, ...(isSameStone ? furtherViews : [])].filter((image) => image !== null);
  return {
    imageUrl,
    imageUrl2,
    images: images.filter(({ url }, place) => images.findIndex((image) => image.url === url) === place),
    stripUrl: isSameStone ? before.stripUrl : ((imageUrl && findStoneStrip(imageUrl)) ?? null),
  };
}

/**
 * Checks that the material exists and that the pictures are ours.
 * @param before null: a new colour
 * @returns the fields to write, with the variants of its pictures
 */
export async function prepareColor(
  manager: EntityManager,
  before: Color | null,
  fields: ItemFields,
): Promise<ItemFields> {
  const { materialId } = fields;
  if (materialId !== undefined && materialId !== before?.materialId) {
    await checkMaterial(manager, materialId);
    if (before && (await wasQuoted(manager, 'colors', before.id))) {
      const message = 'Quotes were saved with this colour, so its material cannot be changed.';
      throw fieldError('request/invalid', 'materialId', message);
    }
  }
  const chosen: ChosenPictures = {};
  for (const field of ['imageUrl', 'imageUrl2'] as const) {
    const url = fields[field];
    if (url === undefined || url === (before?.[field] ?? null)) continue;
    chosen[field] = url === null ? null : await findPicture(manager, field, url);
  }
  const prepared = Object.keys(chosen).length
    ? { ...fields, ...choosePictures(before ?? noPictures, chosen) }
    : fields;
  return deactivateIfIncomplete(before, prepared);
}

/** A colour on sale needs a price and a picture. A new colour without them is saved as inactive. */
function deactivateIfIncomplete(before: Color | null, fields: ItemFields): ItemFields {
  const { isActive = true, priceModifier = '0', imageUrl = null } = { ...before, ...fields };
  const isPutOnSale = isActive && !before?.isActive;
  if (!isPutOnSale || (Number(priceModifier) > 0 && imageUrl !== null)) return fields;
  if (!before) return { ...fields, isActive: false };
  throw fieldError(
    'request/invalid',
    'isActive',
    'A colour needs a price and a picture before it is active.',
  );
}

/** @throws AppError `catalogue/material-deleted` */
export async function checkMaterial(manager: EntityManager, id: number): Promise<void> {
  const material = await manager.findOne(Material, { where: { id }, withDeleted: true });
  if (!material) throw fieldError('request/invalid', 'materialId', 'There is no such material.');
  if (material.deletedAt) throw new AppError('catalogue/material-deleted');
}

/** An uploaded picture is found by a colour that uses it, even a deleted one. */
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

export interface ColorImageChange {
  colorId: number;
  /** Names as in the upload request (specification §7). */
  field: 'image1' | 'image2';
  image: ColorImage | null;
  at: Date;
}

/**
 * Sets one of a colour's two pictures. Slow work must be done before, since the transaction blocks other edits.
 * @throws AppError `catalogue/item-not-found`
 */
export async function setColorImage(
  tx: Transaction,
  actor: Actor,
  { colorId, field, image, at }: ColorImageChange,
): Promise<AdminColor> {
  await lockCatalogue(tx);
  const before = await findItem(tx.manager, 'colors', colorId, { isForChange: true });
  const chosen = { [field === 'image1' ? 'imageUrl' : 'imageUrl2']: image };
  const fields = { ...choosePictures(before, chosen), updatedAt: at };
  await updateItem(tx.manager, 'colors', before, fields);
  const after = await findItem(tx.manager, 'colors', colorId);
  await auditItem(tx, actor, 'colors', {
    verb: image ? 'upload-image' : 'remove-image',
    before,
    after,
    at,
  });
  return toItem<'colors'>(after);
}
