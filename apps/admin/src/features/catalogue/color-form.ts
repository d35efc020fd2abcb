import type { ItemForm } from './item-form';
import { text } from './text';

export type ColorFields = {
  name: string;
  /** Of the select: an id as text, '' for none chosen. */
  materialId: string;
  priceModifier: string;
  hexCode: string;
  isActive: boolean;
};

const { labels } = text;

/**
 * The form of a colour. Its pictures are no part of it: each is stored when it is chosen.
 * @param materialName of an id, for telling two versions apart
 */
export const colorForm = (materialName: (id: string) => string): ItemForm<'colors', ColorFields> => ({
  kind: 'colors',
  empty: { name: '', materialId: '', priceModifier: '0.00', hexCode: '#FFFFFF', isActive: true },
  fieldsOf: (item) => ({
    name: item.name,
    materialId: String(item.materialId),
    priceModifier: item.priceModifier,
    hexCode: item.hexCode.toUpperCase(),
    isActive: item.isActive,
  }),
  requestOf: (fields) => ({
    name: fields.name.trim(),
    materialId: Number(fields.materialId),
    priceModifier: fields.priceModifier.trim(),
    hexCode: readHexCode(fields.hexCode) ?? fields.hexCode,
    isActive: fields.isActive,
  }),
  nameOf: ({ name }) => name,
  labels: [
    { name: 'name', label: labels.name },
    { name: 'materialId', label: labels.material, show: (value) => materialName(String(value)) },
    { name: 'priceModifier', label: labels.priceModifier },
    { name: 'hexCode', label: labels.hexCode },
    { name: 'isActive', label: labels.isActive, show: (value) => text.yesOrNo(Boolean(value)) },
  ],
});

/** '#RRGGBB' of what was typed or pasted: the hash may be missing, and three digits will do. null: no colour. */
export function readHexCode(typed: string): string | null {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim());
  if (!match?.[1]) return null;
  const digits = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  return `#${digits.toUpperCase()}`;
}
