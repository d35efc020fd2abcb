import type { StoneColor } from '@app/stone';
import bluePearl from '@app/stone/colors/blue-pearl';
import calacattaGold from '@app/stone/colors/calacatta-gold';
import doveGrey from '@app/stone/colors/dove-grey';
import ironOxide from '@app/stone/colors/iron-oxide';
import terrazzoBianco from '@app/stone/colors/terrazzo-bianco';

/** The five materials on the home page: `name` is the catalogue's, `stone` the sample shown. */
export const materials = [
  {
    name: 'Quartz',
    phrase: 'Engineered, even and easy to keep. No sealing.',
    stone: terrazzoBianco,
  },
  {
    name: 'Granite',
    phrase: 'The hardest natural stone. Shrugs off heat and hair dye.',
    stone: bluePearl,
  },
  {
    name: 'Marble',
    phrase: 'No two slabs alike. Veins that run through the edge.',
    stone: calacattaGold,
  },
  {
    name: 'Solid Surface',
    phrase: 'Seamless and warm to the touch. Repairable.',
    stone: doveGrey,
  },
  {
    name: 'Porcelain',
    phrase: 'Thin, light and stain-proof, in stone or metal tones.',
    stone: ironOxide,
  },
] as const;

/** The first picture of a stone: its surface, straight on. */
export function closeUpOf({ name, images: [closeUp] }: Pick<StoneColor, 'name' | 'images'>) {
  if (!closeUp) throw new Error(`There is no close-up of ${name}.`);
  return closeUp;
}
