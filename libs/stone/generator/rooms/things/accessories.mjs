/** @import { Vector } from '../../pictures/vector.mjs' */
/** @import { Look } from '../looks/look.js' */
/** @import { Mesh } from '../meshes/mesh.mjs' */
import { randomFrom } from '../../noise/random.mjs';
import { along, normalize } from '../../pictures/vector.mjs';
import { blackPlastic, ceramic, chrome, choppingBoard, labelledGlass, leaf, terry } from '../looks/plain.mjs';
import { evenly } from '../meshes/mesh.mjs';
import { addBox, addPipe, addRod, addVessel, cross } from '../meshes/solids.mjs';

/**
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {number} x
 * @param {number} z
 * @param {number} scale
 */
export function addVase(mesh, look, x, z, scale) {
  /** @type {[number, number][]} */
  const outline = [
    [0.5, 0.5],
    [30, 0.5],
    [38, 6],
    [52, 45],
    [50, 85],
    [30, 122],
    [19, 142],
    [21, 156],
    [19, 158],
    [16.5, 154],
    [15, 140],
    [14, 110],
  ];
  addVessel(mesh, look, scaled(outline, scale), [x, 0, z]);
}

/**
 * @param {readonly (readonly [number, number])[]} outline
 * @param {number} scale
 */
const scaled = (outline, scale) =>
  outline.map(([radius, height]) => /** @type {const} */ ([radius * scale, height * scale]));

/**
 * A bottle of soap with a pump.
 * @param {Mesh} mesh
 * @param {number} x
 * @param {number} z
 */
export function addSoapBottle(mesh, x, z) {
  addVessel(
    mesh,
    labelledGlass,
    [
      [0.5, 0.3],
      [28, 0.3],
      [32, 3],
      [32.5, 12],
      [32.5, 60],
      [32.5, 112],
      [30, 126],
      [18, 138],
      [14, 143],
      [14, 150],
    ],
    [x, 0, z],
  );
  addRod(mesh, blackPlastic, [x, 148, z], [x, 168, z], 15.5);
  addRod(mesh, blackPlastic, [x, 166, z], [x, 188, z], 4.5, 0.5);
  addRod(mesh, blackPlastic, [x, 186, z], [x, 198, z], 11);
  /** @type {Vector[]} */
  const spout = [
    [x, 193, z],
    [x + 12, 194, z + 14],
    [x + 22, 191, z + 26],
    [x + 26, 184, z + 31],
  ];
  addPipe(mesh, blackPlastic, spout, 3.6, 20, 12);
}

/**
 * @param {Mesh} mesh
 * @param {number} x
 * @param {number} z
 * @param {number} width
 * @param {number} depth
 */
export function addTowels(mesh, x, z, width, depth) {
  let foot = 0.5;
  for (const [height, inset] of [
    [19, 0],
    [17, 3],
    [18, 1],
  ]) {
    addBox(
      mesh,
      terry,
      [x - width / 2 + inset, foot, z - depth / 2 + inset],
      [x + width / 2 - inset, foot + height, z + depth / 2 - inset / 2],
      8,
    );
    foot += height - 0.5;
  }
}

/**
 * @param {Mesh} mesh
 * @param {number} x
 * @param {number} z
 */
export function addStandingBasin(mesh, x, z) {
  addVessel(
    mesh,
    ceramic,
    [
      [0.5, 0.5],
      [60, 0.5],
      [88, 3],
      [132, 36],
      [156, 84],
      [163, 118],
      [161.5, 121],
      [158.5, 120],
      [153, 108],
      [140, 66],
      [108, 30],
      [60, 17],
      [0.5, 15],
    ],
    [x, 0.2, z],
    128,
  );
  addRod(mesh, chrome, [x, 13, z], [x, 20, z], 30);
}

/**
 * @param {Mesh} mesh
 * @param {number} x
 * @param {number} z
 */
export function addBowl(mesh, x, z) {
  addVessel(
    mesh,
    ceramic,
    [
      [0.5, 0.5],
      [52, 0.5],
      [70, 5],
      [104, 30],
      [126, 62],
      [128, 66],
      [124, 66],
      [110, 44],
      [80, 18],
      [40, 9],
      [0.5, 8],
    ],
    [x, 0.2, z],
    96,
  );
}

/**
 * A board leaning on the wall, drawn as a sheared box: the lean is slight.
 * @param {Mesh} mesh
 * @param {number} x
 * @param {number} z of its foot
 * @param {number} width
 * @param {number} height
 * @param {number} lean how far its head lies behind its foot
 */
export function addLeaningBoard(mesh, x, z, width, height, lean) {
  const before = mesh.positions.length;
  addBox(mesh, choppingBoard, [x - width / 2, 0, z], [x + width / 2, height, z + 20], 5);
  for (let at = before; at < mesh.positions.length; at += 3)
    mesh.positions[at + 2] -= (mesh.positions[at + 1] / height) * lean;
}

/**
 * Sprigs of eucalyptus.
 * @param {Mesh} mesh
 * @param {Vector} mouth of the vase
 * @param {{ count: number, height: number, seed: number }} sprigs
 */
export function addSprigs(mesh, mouth, { count, height, seed }) {
  const random = randomFrom(seed);
  const leaves = 13;
  for (let sprig = 0; sprig < count; sprig++) {
    const angle = random() * 2 * Math.PI;
    const lean = 0.25 + random() * 0.45;
    const rise = height * (0.7 + random() * 0.4);
    const [dx, dz] = [Math.cos(angle) * lean, Math.abs(Math.sin(angle)) * lean * 0.8];
    /** @returns {Vector} @param {number} share */
    const at = (share) => [
      mouth[0] + dx * rise * share * share,
      mouth[1] + rise * share,
      mouth[2] + dz * rise * share * share,
    ];
    addPipe(mesh, leaf, [at(0), at(0.35), at(0.7), at(1)], 1.2, 14, 6);
    for (let index = 0; index < leaves; index++) {
      const share = 0.3 + (0.7 * index) / (leaves - 1);
      const turn = index * 2.4 + sprig;
      const length = (24 - 9 * share) * (0.8 + random() * 0.4);
      const direction = normalize([Math.cos(turn), 0.5 + random() * 0.3, Math.sin(turn)]);
      const face = normalize([random() - 0.5 - direction[0] / 2, 1, random() - 0.5 - direction[2] / 2]);
      addLeaf(mesh, at(share), direction, face, length);
    }
  }
}

/**
 * A round leaf, cupped and bent back.
 * @param {Mesh} mesh
 * @param {Vector} foot
 * @param {Vector} direction
 * @param {Vector} face roughly what it turns to the light
 * @param {number} length
 */
function addLeaf(mesh, foot, direction, face, length) {
  const side = normalize(cross(direction, face));
  const up = cross(side, direction);
  mesh.sheet(leaf, evenly(10), evenly(6), (u, v) => {
    const half = length * 0.42 * Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, u)))) ** 0.7;
    const aside = (v - 0.5) * 2;
    const drop = 0.12 * length * (1 - aside * aside) - 0.1 * length * u * u;
    return along(along(along(foot, direction, length * u), side, half * aside), up, -drop);
  });
}
