import type { Surface } from '../tracing/surface.mjs';

/** Gives a surface its colour, shine and bumps; it arrives with its place and its normal. */
export type Look = (surface: Surface) => void;
