/** A ray's hit: place and material. One object is reused for speed. */
export class Surface {
  constructor() {
    this.x = 0;
    this.y = 0;
    this.z = 0;
    /** Of the mesh, smoothed. */
    this.meshX = 0;
    this.meshY = 0;
    this.meshZ = 0;
    /** Of the surface, with the bumps its look gave it. */
    this.normalX = 0;
    this.normalY = 0;
    this.normalZ = 0;
    /** Index among the mesh's looks. */
    this.look = 0;
    this.red = 0;
    this.green = 0;
    this.blue = 0;
    /** Mirror strength seen straight on; none at 0. */
    this.mirror = 0;
    this.roughness = 0;
    this.isMetal = false;
  }

  /**
   * @param {readonly number[]} color linear
   * @param {number} [shade]
   */
  paint(color, shade = 1) {
    this.red = color[0] * shade;
    this.green = color[1] * shade;
    this.blue = color[2] * shade;
  }

  /**
   * Tilts the normal, for bumps too fine to be modelled.
   * @param {number} x
   * @param {number} y
   * @param {number} z
   */
  tilt(x, y, z) {
    const [nx, ny, nz] = [this.normalX + x, this.normalY + y, this.normalZ + z];
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    this.normalX = nx / length;
    this.normalY = ny / length;
    this.normalZ = nz / length;
  }
}
