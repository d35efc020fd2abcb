const units = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** '3 s', '12 min', '5 h', '2 d': how long something has waited. */
export function age(seconds: number): string {
  const unit = units.find(([size]) => seconds >= size);
  return unit ? `${Math.floor(seconds / unit[0])} ${unit[1]}` : `${Math.max(0, Math.floor(seconds))} s`;
}
