/**
 * @param {number} value
 * @param {number} [low]
 * @param {number} [high]
 */
export function clamp(value, low = 0, high = 1) {
  if (value < low) return low;
  return value > high ? high : value;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} share 0..1
 */
export const lerp = (from, to, share) => from + (to - from) * share;

/**
 * 0 at `from`, 1 at `to`, smooth at both ends; `from` may be greater.
 * @param {number} from
 * @param {number} to
 * @param {number} value
 */
export function smoothstep(from, to, value) {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
