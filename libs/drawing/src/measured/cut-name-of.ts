/** The name of a cut-out in a list, split into label and size. */
interface CutName {
  label: string;
  /** 'Ø35'; '' if the name has no size. */
  size: string;
}

/** A hole whose name ends with its diameter: 'Tap hole, 35 mm'. */
const sizedHole = /^(.*\bhole\b.*?),?\s+(\d+)\s*mm$/i;

/** The diameter in a hole's name, in mm; null: none. */
export function diameterOf(name: string): number | null {
  const [, , diameter] = sizedHole.exec(name) ?? [];
  return diameter ? Number(diameter) : null;
}

export function cutNameOf({ name }: { name: string }): CutName {
  const [, label, diameter] = sizedHole.exec(name) ?? [];
  return label && diameter ? { label, size: `Ø${diameter}` } : { label: name, size: '' };
}
