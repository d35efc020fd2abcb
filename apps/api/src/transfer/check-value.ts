/** Something that is wrong within a value. */
export interface Fault {
  /** Such as `snapshot.color.name`; empty: the value itself. */
  field: string;
  problem: string;
}

/** Names that lead to the machinery of a JavaScript object. No row of ours has them. */
const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const deepest = 64;

/** PostgreSQL can keep neither U+0000 nor half of a character. */
const unstorable = /\0|\p{Surrogate}/u;

/** What must stand nowhere in an export, at whatever depth. */
export function findFault(value: unknown, path: readonly string[] = []): Fault | null {
  const fault = (problem: string): Fault => ({ field: path.join('.'), problem });
  if (typeof value === 'string' && unstorable.test(value)) return fault('a character cannot be kept');
  if (typeof value !== 'object' || value === null) return null;
  if (path.length === deepest) return fault('it is nested too deeply');
  for (const [key, inner] of Object.entries(value)) {
    const below = [...path, key];
    if (forbidden.includes(key)) return { field: below.join('.'), problem: `the name ${key} is forbidden` };
    if (unstorable.test(key)) return fault('a name has a character that cannot be kept');
    const found = findFault(inner, below);
    if (found) return found;
  }
  return null;
}
