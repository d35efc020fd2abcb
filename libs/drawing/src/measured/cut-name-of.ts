/** A cut-out as its line on a list names it. */
export interface CutName {
  /** 'Tap hole'. */
  what: string;
  /** 'Ø35'; '' where the catalogue says no size. */
  size: string;
}

/** A hole whose name ends with its diameter: 'Tap hole, 35 mm'. */
const sizedHole = /^(.*\bhole\b.*?),?\s+(\d+)\s*mm$/i;

/** Millimetres; null: the name says none. */
export function diameterOf(name: string): number | null {
  const [, , diameter] = sizedHole.exec(name) ?? [];
  return diameter ? Number(diameter) : null;
}

/** The name of the catalogue, with its diameter apart where it has one. */
export function cutNameOf({ name }: { name: string }): CutName {
  const [, what, diameter] = sizedHole.exec(name) ?? [];
  return what && diameter ? { what, size: `Ø${diameter}` } : { what: name, size: '' };
}
