/** '340 kB', '2.4 MB': a file's size in units of 1000, as operating systems show it. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1_000;
  if (kilobytes < 1_000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
}
