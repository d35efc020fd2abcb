/** A sink's shape from above. */
export type SinkShape = 'oval' | 'rectangle' | 'round' | 'vessel' | 'plain';

const sinkPatterns: [RegExp, SinkShape][] = [
  [/vessel|counter\s?top|sit-on|bowl/i, 'vessel'],
  [/rect|square|trough/i, 'rectangle'],
  [/oval/i, 'oval'],
  [/round|inset|circular/i, 'round'],
];

/** By words in the catalogue name, as staff name sinks freely. */
export function sinkShapeOf(name: string): SinkShape {
  return sinkPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'plain';
}

/** A cut-out's shape from above. */
export type CutoutShape = 'tap-hole' | 'three-tap-holes' | 'dispenser' | 'notch' | 'socket' | 'plain';

const cutoutPatterns: [RegExp, CutoutShape][] = [
  [/three|3[\s-]?(?:tap|hole)/i, 'three-tap-holes'],
  [/soap|dispenser/i, 'dispenser'],
  [/tap|faucet|mixer/i, 'tap-hole'],
  [/notch|corner/i, 'notch'],
  [/socket|outlet|shaver/i, 'socket'],
];

export function cutoutShapeOf(name: string): CutoutShape {
  return cutoutPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'plain';
}
