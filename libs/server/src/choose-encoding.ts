/** Encodings of a response body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Cached by header, as most browsers send the same one. */
const chosen = new Map<string, Encoding>();
const maxCached = 200;

/** The best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(String(header));
  if (known) return known;
  if (chosen.size >= maxCached) chosen.clear();
  const encoding = parseHeader(String(header));
  chosen.set(String(header), encoding);
  return encoding;
}

function parseHeader(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(parseWeight));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip') && weightOf('br') >= identity) return 'br';
  return weightOf('gzip') > 0 && weightOf('gzip') >= identity ? 'gzip' : 'identity';
}

function parseWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return [name, Number.isFinite(weight) ? weight : 0];
}
