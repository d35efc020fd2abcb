/** @import { Look } from './look.js' */
import { GradientNoise } from '../../noise/gradient-noise.mjs';
import { seedOf } from '../../noise/random.mjs';
import { clamp, smoothstep } from '../../maths.mjs';

const noise = new GradientNoise(seedOf('looks'));

/**
 * What the top is made of, as far as a bake knows: its colour comes later, its polish is the best there is.
 * @type {Look}
 */
export const stone = (surface) => {
  surface.paint([0.55, 0.55, 0.55]);
  surface.mirror = 0.045;
  surface.roughness = 0.09;
};

/** @type {Look} */
export const ceramic = (surface) => {
  surface.paint([0.84, 0.84, 0.83]);
  surface.mirror = 0.05;
  surface.roughness = 0.12;
};

/**
 * @param {readonly number[]} color
 * @param {number} roughness
 * @returns {Look}
 */
export const metal = (color, roughness) => (surface) => {
  surface.paint(color);
  surface.isMetal = true;
  surface.roughness = roughness;
};

export const brushedBrass = metal([0.78, 0.57, 0.3], 0.29);
export const chrome = metal([0.86, 0.87, 0.88], 0.12);
export const gunmetal = metal([0.17, 0.165, 0.16], 0.42);
export const nickel = metal([0.7, 0.66, 0.6], 0.38);

/**
 * @param {readonly number[]} color
 * @returns {Look}
 */
export const lacquer = (color) => (surface) => {
  surface.paint(color);
  surface.roughness = 0.55;
};

export const blackPlastic = lacquer([0.018, 0.018, 0.02]);

/**
 * The gap behind a cupboard's front.
 * @type {Look}
 */
export const shade = (surface) => {
  surface.paint([0.03, 0.027, 0.025]);
  surface.mirror = 0;
};

/**
 * Fired clay with iron spots.
 * @param {readonly number[]} color
 * @returns {Look}
 */
export const stoneware = (color) => (surface) => {
  const { x, y, z } = surface;
  const spot = smoothstep(0.1, 0.45, noise.fractal(x / 2.6, y / 2.6, z / 2.6, 2));
  surface.paint([color[0] * (1 - 0.35 * spot), color[1] * (1 - 0.38 * spot), color[2] * (1 - 0.42 * spot)]);
  surface.mirror = 0.025;
  surface.roughness = 0.7;
};

/**
 * Brown glass with a paper label to the front.
 * @type {Look}
 */
export const labelledGlass = (surface) => {
  const isLabel = surface.meshZ > -0.2 && surface.y > 34 && surface.y < 104;
  surface.paint(isLabel ? [0.76, 0.73, 0.67] : [0.085, 0.03, 0.009]);
  surface.mirror = isLabel ? 0.01 : 0.05;
  surface.roughness = isLabel ? 0.8 : 0.15;
};

/** @type {Look} */
export const terry = (surface) => {
  const { x, y, z } = surface;
  const loops = 0.5 * noise.at(x / 1.6, y / 1.6, z / 1.6) + 0.5 * noise.at(x / 5, y / 1.2, z / 5);
  surface.paint([0.7, 0.685, 0.65], 1 + 0.16 * loops);
  surface.mirror = 0;
  const pile = 0.35;
  surface.tilt(
    pile * noise.at(x / 2, y / 2, z / 2),
    pile * noise.at(x / 2 + 9, y / 2, z / 2),
    pile * noise.at(x / 2, y / 2 + 9, z / 2),
  );
};

/** @type {Look} */
export const leaf = (surface) => {
  const { x, y, z } = surface;
  surface.paint([0.14, 0.2, 0.115], 1 + 0.3 * noise.at(x / 14, y / 14, z / 14));
  surface.mirror = 0.03;
  surface.roughness = 0.65;
};

/**
 * Quiet, quarter-sawn timber: slow bands, fine grain, dark pores.
 * @param {readonly number[]} dark
 * @param {readonly number[]} light
 * @param {'x' | 'y'} run the way of the grain
 * @returns {Look}
 */
export const timber = (dark, light, run) => (surface) => {
  const { x, y, z } = surface;
  const along = run === 'x' ? x : y;
  const across = (run === 'x' ? y : x) + 0.7 * z;
  const drift = 22 * noise.at(across / 90, along / 900, 3);
  const grain =
    0.55 * noise.at((across + drift) / 7, along / 420, 7) +
    0.45 * noise.at((across + drift) / 2.2, along / 160, 9);
  const band = 0.35 * noise.at(across / 60, along / 700, 1);
  const pores = smoothstep(0.32, 0.6, noise.at((across + drift) / 0.9, along / 34, 11));
  const tone = clamp(0.5 + 0.7 * grain + band);
  surface.paint(
    dark.map((value, channel) => value + (light[channel] - value) * tone),
    1 - 0.22 * pores,
  );
  surface.mirror = 0.03;
  surface.roughness = 0.65;
};

/** @param {'x' | 'y'} run */
export const oak = (run) => timber([0.4, 0.262, 0.15], [0.57, 0.405, 0.25], run);
export const walnut = timber([0.115, 0.062, 0.034], [0.24, 0.14, 0.08], 'y');
export const choppingBoard = timber([0.3, 0.185, 0.1], [0.47, 0.315, 0.185], 'y');

/**
 * Hand-trowelled lime plaster.
 * @param {readonly number[]} color
 * @returns {Look}
 */
export const plaster = (color) => (surface) => {
  const { x, y } = surface;
  const clouds = 0.16 * noise.fractal(x / 260, y / 200, 1, 5, 0.55);
  surface.paint(color, 1 + clouds + 0.012 * noise.at(x / 9, y / 30, 4));
  surface.mirror = 0;
  surface.tilt(0.06 * noise.fractal(x / 70, y / 70, 8, 3), 0.06 * noise.fractal(x / 70, y / 70, 12, 3), 0);
};
