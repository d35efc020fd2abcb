import absoluteBlack from '@app/stone/colors/absolute-black';
import biancoSparkle from '@app/stone/colors/bianco-sparkle';
import calacattaGold from '@app/stone/colors/calacatta-gold';
import carraraWhite from '@app/stone/colors/carrara-white';
import neroMarquina from '@app/stone/colors/nero-marquina';

/** Those that our testimonials name, and that the page carries anyway: all of them would weigh on the first view. */
const stones = [absoluteBlack, biancoSparkle, calacattaGold, carraraWhite, neroMarquina];

/** The stone that an order begins with: 'Carrara White, 1180 × 345 mm'. */
export const orderedStone = (order: string) => stones.find(({ name }) => order.startsWith(name));
