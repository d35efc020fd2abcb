import type { Outline } from '../plan/outline';

/** Middle of a shape, and how far it reaches from there. */
export const centreOf = (outline: Outline): { x: number; y: number; reach: number; depth: number } =>
  outline.shape === 'ellipse'
    ? { x: outline.cx, y: outline.cy, reach: outline.rx, depth: outline.ry }
    : {
        x: outline.x + outline.width / 2,
        y: outline.y + outline.height / 2,
        reach: outline.width / 2,
        depth: outline.height / 2,
      };
