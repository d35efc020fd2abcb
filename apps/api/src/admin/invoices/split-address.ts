export interface AddressParts {
  lines: string[];
  city: string;
  region: string;
  postcode: string;
  country: string;
}

const mostLines = 4;

const postcodeAtEnd = /[\s,]*\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;
const countries =
  /^(?:UK|U\.K\.|GB|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|Ireland)$/i;
const counties =
  /^(?:[\p{L} ]+shire|(?:County|Co\.?) \p{L}+|Greater (?:London|Manchester)|Bucks|Hants|Berks|Oxon|Wilts|Middlesex|Surrey|Kent|Essex|(?:East |West )?Sussex|Norfolk|Suffolk|Dorset|Somerset|Devon|Cornwall|Cumbria|Rutland|Northumberland|Merseyside|West Midlands|Tyne and Wear|Isle of Wight)$/iu;

/**
 * What was typed in one field, in its parts: the postcode, the country and the county where they are recognised, the town
 * before them, and the rest line by line.
 */
export function splitAddress(address: string): AddressParts {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const country = takeLast(parts, countries);
  const postcode = takePostcode(parts);
  // A town may be called like its county: without another part before it, it is the town.
  const region = parts.length > 2 ? takeLast(parts, counties) : '';
  const city = parts.length > 1 ? (parts.pop() ?? '') : '';
  const lines = parts.slice(0, mostLines - 1);
  if (parts.length >= mostLines) lines.push(parts.slice(mostLines - 1).join(', '));
  return { lines, city, region, postcode, country };
}

function takeLast(parts: string[], pattern: RegExp): string {
  return parts.length > 1 && pattern.test(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
}

function takePostcode(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const [found, outward, inward] = postcodeAtEnd.exec(last) ?? [];
  if (!found || !outward || !inward) return '';
  const rest = last.slice(0, -found.length).trim();
  parts.splice(-1, 1, ...(rest ? [rest] : []));
  return `${outward} ${inward}`.toUpperCase();
}
