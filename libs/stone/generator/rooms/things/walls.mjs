/** @import { Look } from '../looks/look.js' */
/** @import { Mesh } from '../meshes/mesh.mjs' */
import { floorTiles } from '../looks/tiles.mjs';
import { addQuad } from '../meshes/solids.mjs';

const reach = 2600;

/**
 * The wall behind the top and the floor before it; the rest of the room is only light.
 * @param {Mesh} mesh
 * @param {Look} wall
 * @param {number} [floor] its height
 */
export function addWalls(mesh, wall, floor = -780) {
  addQuad(mesh, wall, [-reach, floor, 0], [2 * reach, 0, 0], [0, 2200 - floor, 0]);
  addQuad(mesh, floorTiles, [-reach, floor, 3500], [2 * reach, 0, 0], [0, 0, -3500]);
}
