/** A cut-out as a list names it. */
interface CutName {
  label: string;
  /** 'Ø35'; '' if the catalogue has no size. */
  size: string;
}

/** A hole whose name ends with its diameter: 'Tap hole, 35 mm'. */
const sizedHole = /^(.*\bhole\b.*?),?\s+(\d+)\s*mm$/i;

/** In mm; null: the name has none. */
export function diameterOf(name: string): number | null {
  const [, , diameter] = sizedHole.exec(name) ?? [];
  return diameter ? Number(diameter) : null;
}

/** The catalogue name, split from its diameter. */
export function cutNameOf({ name }: { name: string }): CutName {
  const [, label, diameter] = sizedHole.exec(name) ?? [];
  return label && diameter ? { label, size: `Ø${diameter}` } : { label: name, size: '' };
}
