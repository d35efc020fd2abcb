import type { MailConfiguration } from './inquiry-mail-data';
import type { Detail } from '../parts/details-table';
import { oneLine } from '../words/typed-text';

/** '3200 × 340 mm'; a missing side is a question mark. */
export const requestedSize = ({ length, width }: MailConfiguration): string | null =>
  length === null && width === null ? null : `${length ?? '?'}\u00a0×\u00a0${width ?? '?'}\u00a0mm`;

/** The details of the top to be priced that the visitor entered. */
export const requestedTop = (wanted: MailConfiguration): Detail[] => [
  {
    label: 'Stone',
    value: [wanted.material, wanted.color].filter(Boolean).join(', '),
  },
  { label: 'Size', value: requestedSize(wanted) },
  { label: 'How many', value: wanted.quantity > 1 ? String(wanted.quantity) : null },
  { label: 'Thickness', value: wanted.thickness },
  { label: 'Sink', value: wanted.sink },
  { label: 'Cut-outs', value: oneLine(wanted.cutouts.join('; ')) },
];
