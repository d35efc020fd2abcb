// What a service answered, read as what it should be. Anything else is said at once, with what came instead.

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw unexpected('an object', value);
  return value as Record<string, unknown>;
}

export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw unexpected('a list', value);
  return value;
}

export function textIn(value: unknown, key: string): string {
  const found = objectOf(value)[key];
  if (typeof found !== 'string') throw unexpected(`a text in ${key}`, value);
  return found;
}

/** Where it may be missing, or null. */
export const optionalTextIn = (value: unknown, key: string) =>
  objectOf(value)[key] ? textIn(value, key) : undefined;

export function numberIn(value: unknown, key: string): number {
  const found = objectOf(value)[key];
  if (typeof found !== 'number') throw unexpected(`a number in ${key}`, value);
  return found;
}

export const objectIn = (value: unknown, key: string): Record<string, unknown> =>
  objectOf(objectOf(value)[key]);

export const listIn = (value: unknown, key: string): unknown[] => listOf(objectOf(value)[key]);

const unexpected = (wanted: string, value: unknown) =>
  new Error(`Expected ${wanted}, but was told: ${JSON.stringify(value)?.slice(0, 200)}`);
