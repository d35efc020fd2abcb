/** @import { Mesh } from '../meshes/mesh.mjs' */

const bins = 12;
const leafSize = 4;
/** Minimum distance, so that a ray does not hit the surface it starts on. */
const nearest = 1e-3;

/** A bounding volume hierarchy of triangles, so that a ray tests few of them. */
export class TriangleTree {
  /** @param {Mesh} mesh */
  constructor(mesh) {
    const count = mesh.lookOf.length;
    const order = Uint32Array.from({ length: count }, (_, index) => index);
    this.boxes = new Float64Array(count * 2 * 6);
    /** Of a leaf: -1 - first triangle, and how many. Of a branch: its two children. */
    this.nodes = new Int32Array(count * 2 * 2);
    this.#build(boundsOf(mesh), order);

    // Corner and two edges of each triangle, in the order of the leaves.
    this.triangles = new Float64Array(count * 9);
    this.normals = new Float64Array(count * 9);
    this.lookOf = new Uint8Array(count);
    for (let place = 0; place < count; place++) {
      const from = order[place] * 9;
      for (let value = 0; value < 9; value++) {
        const base = value < 3 ? 0 : mesh.positions[from + (value % 3)];
        this.triangles[place * 9 + value] = mesh.positions[from + value] - base;
        this.normals[place * 9 + value] = mesh.normals[from + value];
      }
      this.lookOf[place] = mesh.lookOf[order[place]];
    }
    this.stack = new Int32Array(96);
    this.distance = 0;
    this.triangle = -1;
    this.u = 0;
    this.v = 0;
  }

  /**
   * Splits where the surface area heuristic is lowest.
   * @param {Float64Array} bounds
   * @param {Uint32Array} order
   */
  #build(bounds, order) {
    let used = 0;
    // Read before a branch builds its children, which overwrite them.
    const box = new Float64Array(6);
    const middles = new Float64Array(6);
    /**
     * @param {number} start
     * @param {number} end
     * @returns {number}
     */
    const build = (start, end) => {
      const node = used++;
      empty(box, 0);
      empty(middles, 0);
      for (let at = start; at < end; at++) {
        grow(box, 0, bounds, order[at] * 6);
        for (let axis = 0; axis < 3; axis++) {
          const middle = middleOf(bounds, order[at], axis);
          if (middle < middles[axis]) middles[axis] = middle;
          if (middle > middles[3 + axis]) middles[3 + axis] = middle;
        }
      }
      this.boxes.set(box, node * 6);
      if (end - start <= leafSize) {
        this.nodes[node * 2] = -1 - start;
        this.nodes[node * 2 + 1] = end - start;
        return node;
      }
      const split = bestSplit(bounds, order, start, end, middles);
      let border = start;
      if (split) {
        for (let at = start; at < end; at++) {
          if (middleOf(bounds, order[at], split.axis) >= split.place) continue;
          const moved = order[at];
          order[at] = order[border];
          order[border++] = moved;
        }
      }
      if (border === start || border === end) border = (start + end) >> 1;
      this.nodes[node * 2] = build(start, border);
      this.nodes[node * 2 + 1] = build(border, end);
      return node;
    };
    build(0, order.length);
  }

  /**
   * A ray's nearest hit, returned in `distance`, `triangle`, `u` and `v`.
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @param {number} dx
   * @param {number} dy
   * @param {number} dz
   * @param {number} [reach]
   * @param {boolean} [isAnyEnough] for shadows: whatever is met, it stands in the way
   */
  meets(x, y, z, dx, dy, dz, reach = 1e9, isAnyEnough = false) {
    const { boxes, nodes, triangles, stack } = this;
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz];
    let best = reach;
    let found = -1;
    let waiting = 1;
    stack[0] = 0;
    while (waiting > 0) {
      const node = stack[--waiting];
      const box = node * 6;
      let a = (boxes[box] - x) * ix;
      let b = (boxes[box + 3] - x) * ix;
      let enters = a < b ? a : b;
      let leaves = a < b ? b : a;
      a = (boxes[box + 1] - y) * iy;
      b = (boxes[box + 4] - y) * iy;
      if (a > b) {
        if (b > enters) enters = b;
        if (a < leaves) leaves = a;
      } else {
        if (a > enters) enters = a;
        if (b < leaves) leaves = b;
      }
      a = (boxes[box + 2] - z) * iz;
      b = (boxes[box + 5] - z) * iz;
      if (a > b) {
        if (b > enters) enters = b;
        if (a < leaves) leaves = a;
      } else {
        if (a > enters) enters = a;
        if (b < leaves) leaves = b;
      }
      if (leaves < 0 || enters > leaves || enters > best) continue;

      const left = nodes[node * 2];
      const right = nodes[node * 2 + 1];
      if (left >= 0) {
        // The nearer child first: its hit often excludes the other.
        const l = left * 6;
        const r = right * 6;
        const apart =
          (boxes[l] + boxes[l + 3] - boxes[r] - boxes[r + 3]) * dx +
          (boxes[l + 1] + boxes[l + 4] - boxes[r + 1] - boxes[r + 4]) * dy +
          (boxes[l + 2] + boxes[l + 5] - boxes[r + 2] - boxes[r + 5]) * dz;
        stack[waiting++] = apart < 0 ? right : left;
        stack[waiting++] = apart < 0 ? left : right;
        continue;
      }
      const end = -1 - left + right;
      for (let triangle = -1 - left; triangle < end; triangle++) {
        const t = triangle * 9;
        const e1x = triangles[t + 3];
        const e1y = triangles[t + 4];
        const e1z = triangles[t + 5];
        const e2x = triangles[t + 6];
        const e2y = triangles[t + 7];
        const e2z = triangles[t + 8];
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const determinant = e1x * px + e1y * py + e1z * pz;
        if (determinant > -1e-12 && determinant < 1e-12) continue;
        const inverse = 1 / determinant;
        const tx = x - triangles[t];
        const ty = y - triangles[t + 1];
        const tz = z - triangles[t + 2];
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (distance <= nearest || distance >= best) continue;
        if (isAnyEnough) return true;
        best = distance;
        found = triangle;
        this.u = u;
        this.v = v;
      }
    }
    this.distance = best;
    this.triangle = found;
    return found >= 0;
  }
}

/**
 * @param {Float64Array} box low, then high corner
 * @param {number} at where it starts
 */
function empty(box, at) {
  box.fill(1e9, at, at + 3);
  box.fill(-1e9, at + 3, at + 6);
}

/**
 * @param {Float64Array} box
 * @param {number} at where it starts
 * @param {Float64Array} other
 * @param {number} from
 */
function grow(box, at, other, from) {
  for (let axis = 0; axis < 3; axis++) {
    if (other[from + axis] < box[at + axis]) box[at + axis] = other[from + axis];
    if (other[from + 3 + axis] > box[at + 3 + axis]) box[at + 3 + axis] = other[from + 3 + axis];
  }
}

/**
 * @param {Float64Array} bounds
 * @param {number} triangle
 * @param {number} axis
 */
const middleOf = (bounds, triangle, axis) =>
  (bounds[triangle * 6 + axis] + bounds[triangle * 6 + 3 + axis]) / 2;

/** @param {Float64Array} box */
function areaOf(box) {
  const x = box[3] - box[0];
  const y = box[4] - box[1];
  const z = box[5] - box[2];
  return x * y + y * z + z * x;
}

/** @param {Mesh} mesh */
function boundsOf({ positions, lookOf }) {
  const bounds = new Float64Array(lookOf.length * 6);
  for (let triangle = 0; triangle < lookOf.length; triangle++) {
    for (let axis = 0; axis < 3; axis++) {
      const from = triangle * 9 + axis;
      const [a, b, c] = [positions[from], positions[from + 3], positions[from + 6]];
      bounds[triangle * 6 + axis] = Math.min(a, b, c);
      bounds[triangle * 6 + 3 + axis] = Math.max(a, b, c);
    }
  }
  return bounds;
}

/** Work arrays shared by all branches: allocating them each time takes most of the time. */
const counts = new Uint32Array(bins);
const boxes = new Float64Array(bins * 6);
const costsBefore = new Float64Array(bins);
const costsAfter = new Float64Array(bins);
const heldBox = new Float64Array(6);

/**
 * @param {Float64Array} bounds
 * @param {Uint32Array} order
 * @param {number} start
 * @param {number} end
 * @param {Float64Array} middles
 */
function bestSplit(bounds, order, start, end, middles) {
  let least = Infinity;
  /** @type {{ axis: number, place: number } | undefined} */
  let best;
  for (let axis = 0; axis < 3; axis++) {
    const width = middles[3 + axis] - middles[axis];
    if (width < 1e-5) continue;
    counts.fill(0);
    for (let bin = 0; bin < bins; bin++) empty(boxes, bin * 6);
    for (let at = start; at < end; at++) {
      const share = (middleOf(bounds, order[at], axis) - middles[axis]) / width;
      const bin = share < 1 ? (share * bins) | 0 : bins - 1;
      counts[bin]++;
      grow(boxes, bin * 6, bounds, order[at] * 6);
    }
    accumulateCosts(costsBefore, 0, 1);
    accumulateCosts(costsAfter, bins - 1, -1);
    for (let border = 1; border < bins; border++) {
      const cost = costsBefore[border - 1] + costsAfter[border];
      if (cost < least) {
        least = cost;
        best = { axis, place: middles[axis] + (width * border) / bins };
      }
    }
  }
  return best;
}

/**
 * Costs of a box around the bins from one end to each; invalid without triangles, so that no side of a split is empty.
 * @param {Float64Array} costs
 * @param {number} first
 * @param {1 | -1} step
 */
function accumulateCosts(costs, first, step) {
  empty(heldBox, 0);
  let held = 0;
  for (let bin = first; bin >= 0 && bin < bins; bin += step) {
    grow(heldBox, 0, boxes, bin * 6);
    held += counts[bin];
    costs[bin] = held === 0 ? Infinity : held * areaOf(heldBox);
  }
}
