// @module-tag thorough
import { randomFrom } from '../noise/random.mjs';
import { channel, channels } from './bake-file.mjs';
import { denoise } from './denoise.mjs';
import { stone } from './looks/plain.mjs';
import { curveThrough } from './meshes/curve.mjs';
import { Mesh } from './meshes/mesh.mjs';
import { addVessel } from './meshes/solids.mjs';
import { hero } from './scenes/hero.mjs';
import { scenes } from './scenes/index.mjs';
import { ovalHole } from './scenes/oval.mjs';
import { addTop } from './things/top.mjs';
import { samplesPerPass } from './tracing/bake-rows.mjs';
import { createCamera } from './tracing/camera.mjs';
import { TriangleTree } from './tracing/triangle-tree.mjs';

const down = [0, -1, 0];

describe('the triangles', () => {
  it('are found by the tree exactly as by testing every one', () => {
    const mesh = new Mesh();
    const outline = /** @type {[number, number][]} */ ([
      [10, 0],
      [60, 40],
      [20, 90],
    ]);
    addVessel(mesh, stone, outline, [0, 0, 0], 12);
    const tree = new TriangleTree(mesh);
    const random = randomFrom(3);
    for (let throws = 0; throws < 300; throws++) {
      const [x, z] = [random() * 140 - 70, random() * 140 - 70];
      tree.meets(x, 200, z, 0.1, -0.9, 0.2);
      expect(tree.distance).toBeCloseTo(nearestByHand(mesh, [x, 200, z], [0.1, -0.9, 0.2]), 6);
    }
  });
});

describe('a top', () => {
  const mesh = new Mesh();
  addTop(mesh, 1100, 350, [ovalHole]);
  const tree = new TriangleTree(mesh);
  const meets = (/** @type {number} */ x, /** @type {number} */ z) => tree.meets(x, 50, z, 0, down[1], 0);

  it('has the ordered width and depth, with its face at height 0', () => {
    expect(meets(545, 345)).toBe(true);
    expect(tree.distance).toBeCloseTo(50, 6);
    expect(meets(551, 100)).toBe(false);
    expect(meets(400, 351)).toBe(false);
  });

  it('has a hole of the width stated on the home page', () => {
    const { x, z, halfWidth } = ovalHole;
    expect(meets(x - halfWidth + 0.5, z)).toBe(false);
    expect(meets(x + halfWidth - 0.5, z)).toBe(false);
    expect(meets(x + halfWidth + 0.5, z)).toBe(true);
    expect(meets(x - halfWidth - 0.5, z)).toBe(true);
  });
});

describe('a curve', () => {
  it('passes through its points', () => {
    const points = [
      [0, 0],
      [10, 5],
      [11, 40],
      [60, 41],
    ];
    const curve = curveThrough(points);
    for (const [index, point] of points.entries()) {
      const [x, y] = curve(index / (points.length - 1));
      expect(x).toBeCloseTo(point[0], 6);
      expect(y).toBeCloseTo(point[1], 6);
    }
  });
});

describe('the camera', () => {
  it('projects a point to where it appears', () => {
    const { width, height, view } = hero;
    const camera = createCamera(view, width, height);
    const { x, y } = camera.project([110, 0, 350]);
    const ray = new Float64Array(3);
    camera.aim(x, y, ray);
    const distance = -camera.eye[1] / ray[1];
    expect(camera.eye[0] + ray[0] * distance).toBeCloseTo(110, 6);
    expect(camera.eye[2] + ray[2] * distance).toBeCloseTo(350, 6);
  });
});

describe('the denoiser', () => {
  const size = { width: 24, height: 8 };
  /** A level surface in light 1, from the middle on of another look and in light 3. */
  const bake = () => {
    const sums = new Float32Array(size.width * size.height * channels);
    for (let pixel = 0; pixel < size.width * size.height; pixel++) {
      const at = pixel * channels;
      const isRight = pixel % size.width >= size.width / 2;
      sums.fill(samplesPerPass * (isRight ? 3 : 1), at + channel.light, at + channel.light + 3);
      sums.fill(samplesPerPass * 0.5, at + channel.albedo, at + channel.albedo + 3);
      sums[at + channel.normal + 1] = samplesPerPass;
      sums[at + channel.look] = samplesPerPass * (isRight ? 2 : 1);
    }
    return { ...size, passes: 1, sums };
  };
  const middleRow = 4 * size.width;

  it('keeps the edge between two surfaces', () => {
    const { light } = denoise(bake());
    expect(light[(middleRow + size.width / 2 - 1) * 3]).toBeCloseTo(1, 5);
    expect(light[(middleRow + size.width / 2) * 3]).toBeCloseTo(3, 5);
  });

  it('removes a pixel that is too bright', () => {
    const noisy = bake();
    noisy.sums[(middleRow + 5) * channels + channel.light] = 12 * samplesPerPass;
    expect(denoise(noisy).light[(middleRow + 5) * 3]).toBeCloseTo(1, 5);
  });
});

it.each(scenes)('$name shows its stone, and every surface has a look', ({ view, build }) => {
  const mesh = new Mesh();
  build(mesh);
  expect(mesh.positions.every(Number.isFinite)).toBe(true);
  expect(mesh.normals.every(Number.isFinite)).toBe(true);
  const tree = new TriangleTree(mesh);
  const camera = createCamera(view, 60, 40);
  const ray = new Float64Array(3);
  let met = 0;
  for (let pixel = 0; pixel < 2400; pixel++) {
    camera.aim(pixel % 60, Math.floor(pixel / 60), ray);
    tree.meets(camera.eye[0], camera.eye[1], camera.eye[2], ray[0], ray[1], ray[2]);
    if (tree.triangle >= 0 && tree.lookOf[tree.triangle] === mesh.looks.indexOf(stone)) met++;
  }
  expect(met / 2400).toBeGreaterThan(0.12);
});

/**
 * @param {Mesh} mesh
 * @param {readonly number[]} from
 * @param {readonly number[]} direction
 */
function nearestByHand({ positions }, from, direction) {
  let nearest = 1e9;
  for (let at = 0; at < positions.length; at += 9) {
    const corner = (/** @type {number} */ which) => positions.slice(at + which * 3, at + which * 3 + 3);
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const [e1, e2] = [minus(b, a), minus(c, a)];
    const normal = cross(e1, e2);
    const facing = dot(normal, direction);
    if (facing === 0) continue;
    const distance = dot(normal, minus(a, from)) / facing;
    const point = from.map((value, axis) => value + direction[axis] * distance);
    const isInside = [
      [a, b],
      [b, c],
      [c, a],
    ].every(([one, two]) => dot(cross(minus(two, one), minus(point, one)), normal) >= -1e-9);
    if (isInside && distance > 0) nearest = Math.min(nearest, distance);
  }
  return nearest;
}

/** @typedef {readonly number[]} Numbers */
const minus = (/** @type {Numbers} */ a, /** @type {Numbers} */ b) => a.map((value, axis) => value - b[axis]);
const dot = (/** @type {Numbers} */ a, /** @type {Numbers} */ b) =>
  a.reduce((sum, value, axis) => sum + value * b[axis], 0);
const cross = (/** @type {Numbers} */ a, /** @type {Numbers} */ b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
