const maxDepth = 8;

/**
 * External JSON in a form that PostgreSQL takes for `jsonb` and text: without NUL and lone surrogates, and not too
 * deep.
 */
export function toStorable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((entry) => toStorable(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storableText(key), toStorable(entry, depth + 1)]),
  );
}

const storableText = (text: string) =>
  text
    .replaceAll('\0', '')
    // With the flag `u` the class matches lone surrogates only.
    .replace(/[\ud800-\udfff]/gu, '\ufffd');
