import { catalogueLimits } from '@app/contracts';
import type { ItemForm } from './item-form';
import { parseEntries, linesOf } from './parse-entries';
import { text } from './text';

export type MaterialFields = {
  name: string;
  description: string;
  basePrice: string;
  /** One on each line, like the applications. */
  features: string;
  applications: string;
  maintenance: string;
  warranty: string;
  /** Values; none: all of them. */
  thicknesses: string[];
  isActive: boolean;
};

const { labels } = text;

export const materialForm: ItemForm<'materials', MaterialFields> = {
  kind: 'materials',
  empty: {
    name: '',
    description: '',
    basePrice: '',
    features: '',
    applications: '',
    maintenance: '',
    warranty: '',
    thicknesses: [],
    isActive: true,
  },
  fieldsOf: (item) => ({
    name: item.name,
    description: item.description,
    basePrice: item.basePrice,
    features: linesOf(item.features),
    applications: linesOf(item.applications),
    maintenance: item.maintenance,
    warranty: item.warranty,
    thicknesses: item.thicknesses,
    isActive: item.isActive,
  }),
  requestOf: (fields) => ({
    name: fields.name.trim(),
    description: fields.description.trim(),
    basePrice: fields.basePrice.trim(),
    features: parseEntries(fields.features),
    applications: parseEntries(fields.applications),
    maintenance: fields.maintenance.trim(),
    warranty: fields.warranty.trim(),
    thicknesses: fields.thicknesses,
    isActive: fields.isActive,
  }),
  nameOf: ({ name }) => name,
  labels: [
    { name: 'name', label: labels.name },
    { name: 'description', label: labels.description },
    { name: 'basePrice', label: labels.basePrice },
    { name: 'features', label: labels.features },
    { name: 'applications', label: labels.applications },
    { name: 'maintenance', label: labels.maintenance },
    { name: 'warranty', label: labels.warranty },
    {
      name: 'thicknesses',
      label: labels.thicknesses,
      show: (value) => text.inThicknesses(value as string[]),
    },
    { name: 'isActive', label: labels.isActive, show: (value) => text.yesOrNo(Boolean(value)) },
  ],
};

/** What is wrong with a list that is typed line by line. */
export function entriesProblem(typed: string): string | undefined {
  const { count, length } = catalogueLimits.points;
  const entries = parseEntries(typed);
  if (entries.length > count) return text.tooManyEntries(count);
  return entries.some((entry) => entry.length > length) ? text.entryTooLong(length) : undefined;
}
