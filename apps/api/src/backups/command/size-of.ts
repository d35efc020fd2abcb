const units = ['kB', 'MB', 'GB', 'TB'];

/** '3.4 MB' */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  let value = bytes;
  let unit = '';
  for (const next of units) {
    if (value < 999.95) break;
    value /= 1_000;
    unit = next;
  }
  return `${value.toFixed(1)} ${unit}`;
}
