const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** '3 days', '1 hour', '0 seconds': a length of time in its largest unit, rounded down. */
export function lengthOf(seconds: number): string {
  const [size, unit] = units.find(([least]) => seconds >= least) ?? [1, 'second'];
  const count = Math.max(0, Math.floor(seconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
