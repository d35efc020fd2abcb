import type { MailConfiguration } from '../mail-data';
import type { Fact } from '../parts/facts';
import { oneLine } from '../words/typed-text';

/** '3200 × 340 mm'; an open side is a question mark. */
export const wantedSize = ({ length, width }: MailConfiguration): string | null =>
  length === null && width === null ? null : `${length ?? '?'}\u00a0×\u00a0${width ?? '?'}\u00a0mm`;

/** The top to be priced, as far as it was given. */
export const wantedTop = (wanted: MailConfiguration): Fact[] => [
  {
    label: 'Stone',
    value: [wanted.material, wanted.color].filter(Boolean).join(', '),
  },
  { label: 'Size', value: wantedSize(wanted) },
  { label: 'How many', value: wanted.quantity > 1 ? String(wanted.quantity) : null },
  { label: 'Thickness', value: wanted.thickness },
  { label: 'Sink', value: wanted.sink },
  { label: 'Cut-outs', value: oneLine(wanted.cutouts.join('; ')) },
];
