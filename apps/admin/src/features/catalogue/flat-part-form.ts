import type { ItemForm } from './item-form';
import { text } from './text';

/** Sinks and cut-outs: a name, what it is, and a flat price that may be a discount (D7). */
export type FlatPartFields = { name: string; description: string; priceModifier: string; isActive: boolean };

const { labels } = text;

const flatPartForm = <K extends 'sink-types' | 'cutouts'>(kind: K): ItemForm<K, FlatPartFields> => ({
  kind,
  empty: { name: '', description: '', priceModifier: '0.00', isActive: true },
  fieldsOf: (item) => ({
    name: item.name,
    description: item.description,
    priceModifier: item.priceModifier,
    isActive: item.isActive,
  }),
  requestOf: (fields) => ({
    name: fields.name.trim(),
    description: fields.description.trim(),
    priceModifier: fields.priceModifier.trim(),
    isActive: fields.isActive,
  }),
  nameOf: (item) => item.name,
  labels: [
    { name: 'name', label: labels.name },
    { name: 'description', label: labels.description },
    { name: 'priceModifier', label: labels.priceModifier },
    { name: 'isActive', label: labels.isActive, show: (value) => text.yesOrNo(Boolean(value)) },
  ],
});

export const sinkTypeForm = flatPartForm('sink-types');
export const cutoutForm = flatPartForm('cutouts');
