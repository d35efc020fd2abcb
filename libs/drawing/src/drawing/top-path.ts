import type { Plan } from '../plan/plan-of';
import { polygon } from './paths';

/** The top's outline with its corner notches cut out. */
export function topPath({ length: { drawnMm: length }, width: { drawnMm: width }, cutouts }: Plan): string {
  const notch = cutouts.find(({ shape }) => shape === 'notch')?.outlines[0];
  if (notch?.shape !== 'rect') {
    return polygon([
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ]);
  }
  return polygon([
    [0, 0],
    [notch.x, 0],
    [notch.x, notch.height],
    [length, notch.height],
    [length, width],
    [0, width],
  ]);
}
