/** @import { Recipe, Rgb } from '../recipe.js' */
/** @import { Vector } from './vector.mjs' */
import { parseHex, toLinear, toSrgb } from '../color.mjs';
import { clamp, smoothstep } from '../maths.mjs';
import { createStone } from '../stone-function.mjs';
import { hitFrontEdge, thicknessMm } from './front-edge-shape.mjs';
import { rasterize } from './raster.mjs';
import { dot, normalize, reflect } from './vector.mjs';

// The view over a top's front edge: it shows the stone's depth, the arris and, by the window's reflection, the finish.
// One ray per pixel and an invented room: no path tracing.

/** Width over height. */
export const frontEdgeAspect = 4 / 3;

const degrees = Math.PI / 180;
const pitch = 37 * degrees;
const yaw = 21 * degrees;
const fieldOfView = 26 * degrees;
/** Offset of the edge from the picture's middle towards its bottom, as a share of the width. */
const lift = 0.17;

/** Direction of the daylight: from behind and the left. */
const daylight = normalize([-0.5, 0.62, 0.85]);
const cupboardPaint = parseHex('#CBC7BE').map(toLinear);

/** Reflectance of polished stone at normal incidence. */
const facing = 0.04;

/**
 * @param {Recipe} recipe
 * @param {number} width pixels
 */
export function renderFrontEdge(recipe, width) {
  const stone = createStone(recipe);
  const { span, gloss } = recipe;
  const edgeSpan = recipe.edgeSpan ?? Math.max(140, span * 0.62);
  const height = Math.round(width / frontEdgeAspect);
  const throwRay = createCamera(edgeSpan, width, height);

  return rasterize(width, height, (x, y, rgb) => {
    const { eye, ray } = throwRay(x, y);
    const { isStone, point, normal } = hitFrontEdge(eye, ray);
    if (isStone) {
      // The top is cut along the close-up's lower side, so that both pictures show the same veins.
      stone(point[0], span / 2 - point[1], -point[2], rgb);
      shade(rgb, daylightOn(normal, point, edgeSpan), mirrored(ray, normal, gloss));
    } else {
      const underTop = -point[2] - thicknessMm;
      const shadow = 0.2 + 0.8 * smoothstep(-6, 60, underTop);
      for (let channel = 0; channel < 3; channel++)
        rgb[channel] = toSrgb(cupboardPaint[channel] * 0.62 * shadow);
    }
  });
}

/**
 * @param {number} edgeSpan mm of the edge that the picture's width takes in
 * @param {number} width pixels
 * @param {number} height pixels
 */
function createCamera(edgeSpan, width, height) {
  const reach = 2 * Math.tan(fieldOfView / 2);
  const distance = edgeSpan / reach;
  /** @type {Vector} */
  const forward = [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), -Math.sin(pitch)];
  /** @type {Vector} */
  const right = [Math.cos(yaw), -Math.sin(yaw), 0];
  /** @type {Vector} */
  const up = [Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch)];
  /** @type {Vector} */
  const eye = [-forward[0] * distance, -forward[1] * distance, -forward[2] * distance];

  /**
   * @param {number} x
   * @param {number} y
   */
  return (x, y) => {
    const across = (x / width - 0.5) * reach;
    const upwards = (lift + (height / 2 - y) / width) * reach;
    const ray = normalize([
      forward[0] + right[0] * across + up[0] * upwards,
      forward[1] + right[1] * across + up[1] * upwards,
      forward[2] + up[2] * upwards,
    ]);
    return { eye, ray };
  };
}

/**
 * Light on a surface: 1 on the face at the edge, less on the side towards the room.
 * @param {Vector} normal
 * @param {Vector} point
 * @param {number} edgeSpan
 */
function daylightOn(normal, point, edgeSpan) {
  const window = Math.max(0, dot(normal, daylight));
  const room = 0.34 + 0.14 * normal[2] - 0.14 * normal[1];
  const nearer = 1 + 0.05 * clamp(point[1] / edgeSpan - point[0] / edgeSpan, -1, 1);
  return (room + 0.66 * window) * nearer;
}

/**
 * Reflected light: a soft-edged window in a dim room, and a lamp overhead that only the arris reflects.
 * @param {Vector} ray
 * @param {Vector} normal
 * @param {number} gloss
 */
function mirrored(ray, normal, gloss) {
  const direction = reflect(ray, normal);
  const grazing = (1 - Math.max(0, -dot(ray, normal))) ** 5;
  const softness = 0.3 - 0.2 * Math.min(1, gloss);
  const side = direction[0] / Math.max(0.05, direction[1]);
  const aside = smoothstep(0.42 + softness, 0.42 - softness, Math.abs(side - 0.05));
  const rise = direction[2];
  const high = smoothstep(0.5 - softness, 0.5 + softness, rise) * smoothstep(1.02, 0.9 - softness, rise);
  const room = 0.06 + 0.1 * clamp(rise);
  const window = direction[1] > 0 ? 0.38 * aside * high : 0;
  const lamp = 3 * smoothstep(0.8, 0.98, rise);
  return gloss * (facing + (1 - facing) * grazing) * (room + window + lamp);
}

/**
 * Lights a stone colour in place; highlights are compressed, so that white stone keeps its veins.
 * @param {Rgb} rgb
 * @param {number} light
 * @param {number} mirror
 */
function shade(rgb, light, mirror) {
  for (let channel = 0; channel < 3; channel++) {
    const linear = toLinear(rgb[channel]) * light + mirror;
    const eased = linear < 0.7 ? linear : 0.7 + 0.3 * Math.tanh((linear - 0.7) / 0.3);
    rgb[channel] = toSrgb(eased);
  }
}
