import type { ItemForm } from './item-form';
import { text } from './text';

export type ThicknessFields = {
  value: string;
  displayName: string;
  priceModifier: string;
  isActive: boolean;
};

const { labels } = text;

export const thicknessForm: ItemForm<'thicknesses', ThicknessFields> = {
  kind: 'thicknesses',
  empty: { value: '', displayName: '', priceModifier: '1.00', isActive: true },
  fieldsOf: (item) => ({
    value: item.value,
    displayName: item.displayName,
    priceModifier: item.priceModifier,
    isActive: item.isActive,
  }),
  requestOf: (fields) => ({
    value: fields.value.trim(),
    displayName: fields.displayName.trim(),
    priceModifier: fields.priceModifier.trim(),
    isActive: fields.isActive,
  }),
  nameOf: ({ displayName }) => displayName,
  labels: [
    { name: 'value', label: labels.value },
    { name: 'displayName', label: labels.displayName },
    { name: 'priceModifier', label: labels.priceModifier },
    { name: 'isActive', label: labels.isActive, show: (value) => text.yesOrNo(Boolean(value)) },
  ],
};
