/** @import { AnyLayer, Paint } from '../recipe.js' */
import { createCloud } from './cloud.mjs';
import { createGrains } from './grains.mjs';
import { createOrbs } from './orbs.mjs';
import { createShards } from './shards.mjs';
import { createSpecks } from './specks.mjs';
import { createStrata } from './strata.mjs';
import { createTremor } from './tremor.mjs';
import { createVein } from './vein.mjs';
import { createWeb } from './web.mjs';

/**
 * @param {AnyLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createLayer(layer, seed) {
  switch (layer.kind) {
    case 'cloud':
      return createCloud(layer, seed);
    case 'vein':
      return createVein(layer, seed);
    case 'web':
      return createWeb(layer, seed);
    case 'shards':
      return createShards(layer, seed);
    case 'grains':
      return createGrains(layer, seed);
    case 'specks':
      return createSpecks(layer, seed);
    case 'orbs':
      return createOrbs(layer, seed);
    case 'strata':
      return createStrata(layer, seed);
    case 'noise':
      return createTremor(layer, seed);
    default:
      throw new Error(`no such kind of layer: ${JSON.stringify(layer)}`);
  }
}
