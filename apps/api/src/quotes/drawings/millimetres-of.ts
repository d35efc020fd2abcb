/** 20 for a thickness of '20mm' or '20 mm'; null for anything else. */
export const millimetresOf = (thickness: string): number | null => {
  const [, millimetres] = /^\s*(\d+(?:\.\d+)?)\s*mm\s*$/i.exec(thickness) ?? [];
  return millimetres === undefined ? null : Number(millimetres);
};
