import { stoneColors } from '@app/stone';
import type { ColorSeed } from './dataset';

/** Pounds for each 100 mm × 100 mm, in display order. */
const prices: Record<string, Record<string, string>> = {
  Quartz: {
    'Bianco Sparkle': '5.60',
    'Carrara Mist': '6.40',
    'Calacatta Luce': '7.20',
    'Terrazzo Bianco': '6.60',
    'Pebble Grey': '5.90',
    'Nero Sparkle': '5.80',
  },
  Granite: {
    'Absolute Black': '6.90',
    'Steel Grey': '5.30',
    'Kashmir White': '5.60',
    'Blue Pearl': '7.40',
    'Baltic Brown': '5.20',
    'Verde Ubatuba': '5.40',
    'Santa Cecilia': '5.50',
  },
  Marble: {
    'Carrara White': '6.80',
    'Calacatta Gold': '8.50',
    'Statuario Venato': '9.20',
    'Crema Marfil': '6.20',
    'Emperador Dark': '7.10',
    'Nero Marquina': '7.60',
  },
  'Solid Surface': {
    'Glacier White': '4.90',
    'Warm Linen': '5.10',
    'Dove Grey': '5.10',
    Midnight: '5.40',
  },
  Porcelain: {
    'Concrete Grey': '5.40',
    'Travertino Navona': '5.90',
    'Basalt Black': '5.70',
    'Iron Oxide': '6.10',
  },
};

/** Colours of a material with their pictures. @param pricesByName prices by name */
export const colorSeeds = (
  material: string,
  pricesByName: Readonly<Record<string, string>> = prices[material] ?? {},
  drawings: typeof stoneColors = stoneColors,
): ColorSeed[] =>
  Object.entries(pricesByName).map(([name, priceModifier]) => {
    const stoneColor = drawings.find((color) => color.material === material && color.name === name);
    if (!stoneColor) throw new Error(`no pictures of ${material} ${name}`);
    return {
      name,
      priceModifier,
      hexCode: stoneColor.hexCode,
      images: stoneColor.images,
      stripUrl: stoneColor.stripUrl,
    };
  });
