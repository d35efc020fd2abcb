import type { Mesh } from '../meshes/mesh.mjs';
import type { View } from '../tracing/camera.mjs';
import type { Daylight } from '../tracing/daylight.mjs';

/** A room that is rendered once and composited with any stone. */
export interface Scene {
  name: string;
  width: number;
  height: number;
  view: View;
  daylight: Daylight;
  /** Exposure for the screen. */
  exposure: number;
  build(mesh: Mesh): void;
}
