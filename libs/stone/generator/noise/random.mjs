// Seeds and hashes: the only randomness in a stone, so that a recipe always gives the same pixels.

/**
 * Mixes the bits of a 32-bit integer so that adjacent values are unrelated (the finaliser of MurmurHash3).
 * @param {number} value
 */
export function scramble(value) {
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * A 32-bit seed from a name.
 * @param {string} name
 */
export function seedOf(name) {
  let seed = name.length;
  for (const character of name) seed = scramble(Math.imul(seed, 31) + (character.codePointAt(0) ?? 0));
  return seed;
}

/** @param {number} seed */
export function randomFrom(seed) {
  let step = 0;
  return () => scramble(seed + Math.imul(++step, 0x9e3779b9)) / 0x1_0000_0000;
}

/**
 * Derives another number in [0, 1): a crystal's traits come from its one identity.
 * @param {number} identity [0, 1)
 * @param {number} trait which one
 */
export function traitOf(identity, trait) {
  return scramble(Math.imul((identity * 0x1_0000_0000) >>> 0, 0x9e3779b1) + trait) / 0x1_0000_0000;
}
