/** Words in the names of stones that are not polished. */
const finishes = [
  [/honed/i, 'Honed'],
  [/leather/i, 'Leathered'],
  [/brushed/i, 'Brushed'],
  [/matt(e)?\b/i, 'Matt'],
] as const;

/** How the face is finished: as the stone's name says, else polished. */
export const finishOf = ({ color, material }: { color: string; material: string }): string =>
  finishes.find(([words]) => words.test(`${color} ${material}`))?.[1] ?? 'Polished';
