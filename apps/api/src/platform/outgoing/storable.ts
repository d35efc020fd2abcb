const deepest = 8;

/**
 * Somebody else's JSON in a form that PostgreSQL takes for `jsonb` and text: without NUL, without halves of
 * letters, and no deeper than anything we shall ever look at.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return null;
  if (Array.isArray(value)) return value.map((entry) => storable(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storableText(key), storable(entry, depth + 1)]),
  );
}

const storableText = (text: string) =>
  text
    .replaceAll('\0', '')
    // A pair's halves stand side by side; `u` makes the class match those alone that stand by themselves.
    .replace(/[\ud800-\udfff]/gu, '\ufffd');
