const maxLines = 4;
const postcodeAtEnd =
  /[\s,]*\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})(?:[\s,]+(?:UK|United Kingdom|England|Scotland|Wales))?$/i;

/** Splits an address for the import into bookkeeping programs: up to four lines and a postcode. */
export function splitAddress(address: string): { lines: string[]; postcode: string } {
  const typed = address.trim();
  const [end = '', outward, inward] = postcodeAtEnd.exec(typed) ?? [];
  const parts = typed
    .slice(0, typed.length - end.length)
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.slice(maxLines - 1).join(', ');
  return {
    lines: [...parts.slice(0, maxLines - 1), ...(last ? [last] : [])],
    postcode: outward && inward ? `${outward} ${inward}`.toUpperCase() : '',
  };
}
