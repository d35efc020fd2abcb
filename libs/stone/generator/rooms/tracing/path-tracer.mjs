/** @import { Look } from '../looks/look.js' */
/** @import { Daylight } from './daylight.mjs' */
/** @import { TriangleTree } from './triangle-tree.mjs' */
import { roomLight, throughWindow } from './daylight.mjs';
import { Surface } from './surface.mjs';

/** Beyond this bounce an even ambient tone replaces the light. */
const lastBounce = 2;
const lastMirror = 3;
const unseenLight = 0.2;
/** Limit for rare bright paths, which would leave white dots. */
const brightestPath = 9;
/** Offset from the surface, so that a ray does not hit its own start. */
const lift = 0.08;

/**
 * Traces light backwards from the camera to window, sun and room. A bake separates the light that a surface receives
 * (whatever its colour) from what it reflects.
 */
export class PathTracer {
  #tree;
  #looks;
  #daylight;
  #random;
  /** One per step of a path. */
  #surfaces = Array.from({ length: 12 }, () => new Surface());
  #lights = Array.from({ length: 12 }, () => new Float64Array(3));
  #direction = new Float64Array(3);

  /**
   * @param {TriangleTree} tree
   * @param {readonly Look[]} looks
   * @param {Daylight} daylight
   * @param {() => number} random
   */
  constructor(tree, looks, daylight, random) {
    this.#tree = tree;
    this.#looks = looks;
    this.#daylight = daylight;
    this.#random = random;
  }

  /**
   * Describes the surface that the tree hit last.
   * @param {Surface} surface
   * @param {number} x where the ray came from
   * @param {number} y
   * @param {number} z
   * @param {number} dx
   * @param {number} dy
   * @param {number} dz
   */
  describe(surface, x, y, z, dx, dy, dz) {
    const { triangle, u, v, distance, normals, lookOf } = this.#tree;
    const at = triangle * 9;
    const w = 1 - u - v;
    let nx = normals[at] * w + normals[at + 3] * u + normals[at + 6] * v;
    let ny = normals[at + 1] * w + normals[at + 4] * u + normals[at + 7] * v;
    let nz = normals[at + 2] * w + normals[at + 5] * u + normals[at + 8] * v;
    const side = nx * dx + ny * dy + nz * dz > 0 ? -1 : 1;
    const scale = side / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= scale;
    ny *= scale;
    nz *= scale;
    surface.x = x + dx * distance;
    surface.y = y + dy * distance;
    surface.z = z + dz * distance;
    surface.meshX = surface.normalX = nx;
    surface.meshY = surface.normalY = ny;
    surface.meshZ = surface.normalZ = nz;
    surface.look = lookOf[triangle];
    surface.isMetal = false;
    surface.mirror = 0.04;
    surface.roughness = 0.3;
    this.#looks[surface.look](surface);
    surface.x += nx * lift;
    surface.y += ny * lift;
    surface.z += nz * lift;
  }

  /**
   * Irradiance over π: times the surface's colour, it is what the eye sees.
   * @param {Surface} surface
   * @param {Float64Array} light
   * @param {number} bounce
   * @param {number} windowU where on the window to look, 0..1
   * @param {number} windowV
   * @param {number} turn where to look about the room, 0..1
   * @param {number} lean
   */
  received(surface, light, bounce, windowU, windowV, turn, lean) {
    light.fill(0);
    this.#addSky(surface, light, windowU, windowV);
    this.#addSun(surface, light, windowV, windowU);
    if (bounce > lastBounce) {
      for (let channel = 0; channel < 3; channel++) light[channel] += unseenLight;
      return;
    }
    const ray = this.#direction;
    towardsSky(surface.normalX, surface.normalY, surface.normalZ, turn, lean, ray);
    const other = this.#lights[bounce];
    this.#arriving(surface.x, surface.y, surface.z, ray[0], ray[1], ray[2], other, bounce + 1, false);
    for (let channel = 0; channel < 3; channel++) light[channel] += other[channel];
  }

  /**
   * @param {Surface} surface
   * @param {Float64Array} light
   * @param {number} u
   * @param {number} v
   */
  #addSky(surface, light, u, v) {
    const { x, y, z, sky } = this.#daylight;
    const height = y[1] - y[0];
    const width = z[1] - z[0];
    const atY = y[0] + u * height;
    const atZ = z[0] + v * width;
    let dx = x - surface.x;
    let dy = atY - surface.y;
    let dz = atZ - surface.z;
    const square = dx * dx + dy * dy + dz * dz;
    const distance = Math.sqrt(square);
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const facing = surface.normalX * dx + surface.normalY * dy + surface.normalZ * dz;
    if (facing <= 0 || dx >= 0) return;
    if (surface.meshX * dx + surface.meshY * dy + surface.meshZ * dz <= 0) return;
    if (this.#tree.meets(surface.x, surface.y, surface.z, dx, dy, dz, distance - 1, true)) return;
    const share =
      ((facing * -dx * height * width) / (square * Math.PI)) * throughWindow(this.#daylight, atY, atZ);
    for (let channel = 0; channel < 3; channel++) light[channel] += sky[channel] * share;
  }

  /**
   * @param {Surface} surface
   * @param {Float64Array} light
   * @param {number} u
   * @param {number} v
   */
  #addSun(surface, light, u, v) {
    const { x, sun } = this.#daylight;
    const { toward, radius } = sun;
    const spread = radius * Math.sqrt(u);
    const angle = v * 2 * Math.PI;
    // Approximately a disc, as the sun is small and at an angle to every axis.
    let dx = toward[0];
    let dy = toward[1] + spread * Math.cos(angle);
    let dz = toward[2] + spread * Math.sin(angle);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx /= length;
    dy /= length;
    dz /= length;
    const facing = surface.normalX * dx + surface.normalY * dy + surface.normalZ * dz;
    if (facing <= 0 || surface.meshX * dx + surface.meshY * dy + surface.meshZ * dz <= 0) return;
    const distance = (x - surface.x) / dx;
    if (distance <= 0) return;
    const open = throughWindow(this.#daylight, surface.y + dy * distance, surface.z + dz * distance);
    if (open === 0 || this.#tree.meets(surface.x, surface.y, surface.z, dx, dy, dz, distance - 1, true))
      return;
    for (let channel = 0; channel < 3; channel++) light[channel] += sun.light[channel] * facing * open;
  }

  /**
   * Light that comes along a ray.
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @param {number} dx
   * @param {number} dy
   * @param {number} dz
   * @param {Float64Array} light
   * @param {number} step
   * @param {boolean} isMirrored a matt surface has been given the window's light already, a mirror has not
   */
  #arriving(x, y, z, dx, dy, dz, light, step, isMirrored) {
    const tree = this.#tree;
    const isHit = tree.meets(x, y, z, dx, dy, dz);
    const pane = this.#paneAhead(x, y, z, dx, dy, dz, isHit ? tree.distance : 1e9);
    if (pane > 0) {
      for (let channel = 0; channel < 3; channel++)
        light[channel] = isMirrored ? this.#daylight.sky[channel] * pane : 0;
      return;
    }
    if (!isHit) {
      roomLight(dx, dy, dz, light);
      return;
    }
    const surface = this.#surfaces[step];
    this.describe(surface, x, y, z, dx, dy, dz);
    if (surface.isMetal) {
      if (step <= lastMirror) {
        this.mirrored(surface, dx, dy, dz, light, step + 1, this.#random(), this.#random());
        return;
      }
      roomLight(dx, dy, dz, light);
    } else {
      const random = this.#random;
      this.received(surface, light, step, random(), random(), random(), random());
    }
    light[0] *= surface.red;
    light[1] *= surface.green;
    light[2] *= surface.blue;
    const isShiny = surface.mirror > 0.02 && surface.roughness < 0.25 && !surface.isMetal;
    if (isMirrored && isShiny && step < 2) {
      const other = this.#lights[8 + step];
      this.mirrored(surface, dx, dy, dz, other, step + 2, this.#random(), this.#random());
      for (let channel = 0; channel < 3; channel++) light[channel] += other[channel];
    }
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @param {number} dx
   * @param {number} dy
   * @param {number} dz
   * @param {number} reach
   */
  #paneAhead(x, y, z, dx, dy, dz, reach) {
    if (dx >= 0) return 0;
    const distance = (this.#daylight.x - x) / dx;
    if (distance <= 0 || distance > reach) return 0;
    return throughWindow(this.#daylight, y + dy * distance, z + dz * distance);
  }

  /**
   * What a surface reflects along a ray.
   * @param {Surface} surface
   * @param {number} dx
   * @param {number} dy
   * @param {number} dz
   * @param {Float64Array} light
   * @param {number} step
   * @param {number} turn 0..1
   * @param {number} lean 0..1
   */
  mirrored(surface, dx, dy, dz, light, step, turn, lean) {
    // Samples a microfacet normal by roughness (GGX).
    const alpha = surface.roughness * surface.roughness;
    const tangent = alpha * Math.sqrt(lean / (1 - 0.98 * lean));
    const sine = tangent / Math.sqrt(1 + tangent * tangent);
    const facet = this.#direction;
    leaning(surface.normalX, surface.normalY, surface.normalZ, turn, sine, facet);
    const cosine = Math.min(-0.02, dx * facet[0] + dy * facet[1] + dz * facet[2]);
    let rx = dx - 2 * cosine * facet[0];
    let ry = dy - 2 * cosine * facet[1];
    let rz = dz - 2 * cosine * facet[2];
    const above = rx * surface.meshX + ry * surface.meshY + rz * surface.meshZ;
    if (above < 0.01) {
      rx += surface.meshX * (0.02 - above);
      ry += surface.meshY * (0.02 - above);
      rz += surface.meshZ * (0.02 - above);
      const length = Math.sqrt(rx * rx + ry * ry + rz * rz);
      rx /= length;
      ry /= length;
      rz /= length;
    }
    const grazing = (1 + cosine) ** 5;
    // Read the colours first: deeper steps of the path reuse the surfaces.
    const { isMetal, mirror, roughness, red, green, blue } = surface;
    const x = surface.x;
    this.#arriving(x, surface.y, surface.z, rx, ry, rz, light, step, true);
    const plain = mirror + (1 - mirror) * grazing * (1 - roughness * roughness) ** 2;
    light[0] = Math.min(brightestPath, light[0]) * (isMetal ? red + (1 - red) * grazing : plain);
    light[1] = Math.min(brightestPath, light[1]) * (isMetal ? green + (1 - green) * grazing : plain);
    light[2] = Math.min(brightestPath, light[2]) * (isMetal ? blue + (1 - blue) * grazing : plain);
  }
}

/**
 * A cosine-weighted direction above a surface.
 * @param {number} nx
 * @param {number} ny
 * @param {number} nz
 * @param {number} turn 0..1
 * @param {number} lean 0..1
 * @param {Float64Array} direction
 */
function towardsSky(nx, ny, nz, turn, lean, direction) {
  leaning(nx, ny, nz, turn, Math.sqrt(lean), direction);
}

/**
 * A direction that leans off the normal by an angle of the given sine.
 * @param {number} nx
 * @param {number} ny
 * @param {number} nz
 * @param {number} turn 0..1
 * @param {number} sine
 * @param {Float64Array} direction
 */
function leaning(nx, ny, nz, turn, sine, direction) {
  // Two axes across the normal, branchless (Duff et al., 2017).
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  const angle = turn * 2 * Math.PI;
  const x = Math.cos(angle) * sine;
  const y = Math.sin(angle) * sine;
  const z = Math.sqrt(Math.max(0, 1 - sine * sine));
  direction[0] = x * (1 + sign * nx * nx * a) + y * b + nx * z;
  direction[1] = x * sign * b + y * (sign + ny * ny * a) + ny * z;
  direction[2] = -x * sign * nx - y * ny + nz * z;
}
