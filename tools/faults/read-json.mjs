// @ts-check
// What a service answered, read as what it should be. Anything else is said at once, with what came instead.

/** @param {unknown} value @returns {Record<string, unknown>} */
function objectOf(value) {
  if (typeof value !== 'object' || value === null) throw unexpected('an object', value);
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {unknown} value @returns {unknown[]} */
export function listOf(value) {
  if (!Array.isArray(value)) throw unexpected('a list', value);
  return value;
}

/** @param {unknown} value @param {string} key @returns {string} */
export function textIn(value, key) {
  const found = objectOf(value)[key];
  if (typeof found !== 'string') throw unexpected(`a text in ${key}`, value);
  return found;
}

/** Where it may be missing, or null. @param {unknown} value @param {string} key */
export const optionalTextIn = (value, key) => (objectOf(value)[key] ? textIn(value, key) : undefined);

/** @param {unknown} value @param {string} key @returns {number} */
export function numberIn(value, key) {
  const found = objectOf(value)[key];
  if (typeof found !== 'number') throw unexpected(`a number in ${key}`, value);
  return found;
}

/** @param {unknown} value @param {string} key @returns {unknown[]} */
export const listIn = (value, key) => listOf(objectOf(value)[key]);

/** @param {string} wanted @param {unknown} value */
const unexpected = (wanted, value) =>
  new Error(`Expected ${wanted}, but was told: ${JSON.stringify(value)?.slice(0, 200)}`);
