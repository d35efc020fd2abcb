interface SheetSize {
  widthMm: number;
  heightMm: number;
}

const sheets = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
} as const;
export type SheetName = keyof typeof sheets;
export const sheetNames = Object.keys(sheets) as SheetName[];

export function sizeOfSheet(name: SheetName, isLandscape: boolean): SheetSize {
  const [short, long] = sheets[name];
  return isLandscape ? { widthMm: long, heightMm: short } : { widthMm: short, heightMm: long };
}

/** undefined: another size. */
export const nameOfSheet = ({ widthMm, heightMm }: SheetSize): SheetName | undefined =>
  sheetNames.find((name) => {
    const [short, long] = sheets[name];
    return Math.min(widthMm, heightMm) === short && Math.max(widthMm, heightMm) === long;
  });
