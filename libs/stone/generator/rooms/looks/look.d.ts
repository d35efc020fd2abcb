import type { Surface } from '../tracing/surface.mjs';

/** Sets a surface's colour, gloss and bumps, from its position and normal. */
export type Look = (surface: Surface) => void;
