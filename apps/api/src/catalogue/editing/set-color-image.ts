import type { AdminColor, ColorImage } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { auditItem } from './audit-item';
import { choosePictures } from './color-pictures';
import { findItem, lockCatalogue, toItem, updateItem } from './item-row';

interface ColorImageChange {
  colorId: number;
  /** As uploads call them (specification §7). */
  field: 'image1' | 'image2';
  /** Stored already; null takes the picture away. */
  image: ColorImage | null;
  at: Date;
}

/**
 * Gives a colour one of its two pictures, within a transaction that does nothing slow: others wait for it.
 * @throws AppError `catalogue/item-not-found`
 */
export async function setColorImage(
  tx: Transaction,
  actor: Actor,
  { colorId, field, image, at }: ColorImageChange,
): Promise<AdminColor> {
  await lockCatalogue(tx);
  const before = await findItem(tx.manager, 'colors', colorId, true);
  const chosen = { [field === 'image1' ? 'imageUrl' : 'imageUrl2']: image };
  const fields = { ...choosePictures(before, chosen), updatedAt: at };
  const after = await updateItem(tx.manager, 'colors', colorId, fields);
  await auditItem(tx, actor, 'colors', {
    verb: image ? 'upload-image' : 'remove-image',
    before,
    after,
    at,
  });
  return toItem<'colors'>(after);
}
