import { loadOf, topOfQuoted } from '@app/configuration';
import type { TopCard } from '@app/contracts';
import { loadText } from './text';

/** What a top weighs, and how many people carry it. */
export function TopLoad({ top }: { top: TopCard }) {
  const { measurements, length, width, making } = top;
  const size = {
    lengthMm: measurements?.lengthMm ?? length,
    widthMm: measurements?.widthMm ?? width,
  };
  const load = loadOf({ ...topOfQuoted(top), ...size, making });
  return load && <p className="text-small text-ink-2">{loadText(load, top.quantity)}</p>;
}
