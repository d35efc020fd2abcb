import type { Mesh } from '../meshes/mesh.mjs';
import type { View } from '../tracing/camera.mjs';
import type { Daylight } from '../tracing/daylight.mjs';

/** A room to be baked once and shown in any stone. */
export interface Scene {
  name: string;
  width: number;
  height: number;
  view: View;
  daylight: Daylight;
  /** Brings the light to what a screen can show. */
  exposure: number;
  build(mesh: Mesh): void;
}
