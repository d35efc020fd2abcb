/**
 * A smooth curve through points, 0 at the first and 1 at the last: centripetal Catmull-Rom, which neither loops nor
 * overshoots where the points lie unevenly.
 * @param {readonly (readonly number[])[]} points
 * @returns {(share: number) => number[]}
 */
export function curveThrough(points) {
  const first = mirrored(points[1], points[0]);
  const last = mirrored(points[points.length - 2], points[points.length - 1]);
  const knots = [first, ...points, last];
  const spans = points.length - 1;
  return (share) => {
    const at = Math.min(Math.max(share, 0), 1) * spans;
    const span = Math.min(Math.floor(at), spans - 1);
    return between(knots.slice(span, span + 4), at - span);
  };
}

/**
 * @param {readonly number[]} point
 * @param {readonly number[]} around
 */
const mirrored = (point, around) => around.map((value, axis) => 2 * value - point[axis]);

/**
 * @param {readonly (readonly number[])[]} knots four
 * @param {number} share of the way from the second to the third
 */
function between(knots, share) {
  const times = [0];
  for (let index = 1; index < 4; index++) {
    const distance = Math.hypot(...knots[index].map((value, axis) => value - knots[index - 1][axis]));
    times.push(times[index - 1] + Math.max(Math.sqrt(distance), 1e-6));
  }
  const time = times[1] + (times[2] - times[1]) * share;
  /** @type {readonly (readonly number[])[]} */
  let level = knots;
  for (let reach = 1; reach < 4; reach++) {
    const finer = [];
    for (let index = 0; index + reach < 4; index++) {
      // The last two levels look only at the inner span (Barry and Goldman's pyramid).
      const from = reach === 3 ? times[1] : times[index];
      const to = reach === 3 ? times[2] : times[index + reach];
      const part = (time - from) / (to - from);
      finer.push(level[index].map((value, axis) => value + (level[index + 1][axis] - value) * part));
    }
    level = finer;
  }
  return [...level[0]];
}
