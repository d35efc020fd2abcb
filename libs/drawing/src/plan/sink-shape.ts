/** How a sink looks from above. */
export type SinkShape = 'oval' | 'rectangle' | 'round' | 'vessel' | 'plain';

const words: [RegExp, SinkShape][] = [
  [/vessel|counter\s?top|sit-on|bowl/i, 'vessel'],
  [/rect|square|trough/i, 'rectangle'],
  [/oval/i, 'oval'],
  [/round|inset|circular/i, 'round'],
];

/** The shape that the words of a catalogue name suggest; staff may name sinks as they like. */
export function sinkShapeOf(name: string): SinkShape {
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'plain';
}
