import type { TopCard } from '@app/contracts';
import { formatSize } from '@app/pricing';

/** The latest sizes, else the quoted ones: 'Calacatta Gold, 1200 × 350 mm, 2 pieces'. */
export function describeTop({ color, measurements, length, width, quantity }: TopCard): string {
  const size = formatSize({
    lengthMm: measurements?.lengthMm ?? length,
    widthMm: measurements?.widthMm ?? width,
  });
  return [color.name, size, quantity > 1 && `${quantity} pieces`].filter(Boolean).join(', ');
}
