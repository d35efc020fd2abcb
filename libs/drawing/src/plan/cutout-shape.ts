/** How a cut-out looks from above. */
export type CutoutShape = 'tap-hole' | 'three-tap-holes' | 'dispenser' | 'notch' | 'socket' | 'plain';

const words: [RegExp, CutoutShape][] = [
  [/three|3[\s-]?(?:tap|hole)/i, 'three-tap-holes'],
  [/soap|dispenser/i, 'dispenser'],
  [/tap|faucet|mixer/i, 'tap-hole'],
  [/notch|corner/i, 'notch'],
  [/socket|outlet|shaver/i, 'socket'],
];

/** The shape that the words of a catalogue name suggest. */
export function cutoutShapeOf(name: string): CutoutShape {
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'plain';
}
