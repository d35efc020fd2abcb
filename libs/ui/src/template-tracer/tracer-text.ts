import type { OutlineProblem } from '@app/drawing';

const mm = (value: number): string => `${Math.round(value * 10) / 10}`;

const problems: Readonly<Record<OutlineProblem, string>> = {
  unfinished: 'Tap around the edge of the basin’s cut-out, point by point.',
  crossing: 'The line crosses itself. Move or delete a point.',
  'too-small': 'This is too small for a basin. Are the lengths of the sheet right?',
  'too-large': 'This is too large for a basin. Are the lengths of the sheet right?',
  'off-centre': 'The line cannot be read. Please start again.',
};

export const tracerText = {
  offer: 'Trace the paper template',
  again: 'Trace it again',
  remove: 'Remove the traced cut-out',
  traced: (lengthMm: number, widthMm: number) =>
    `Cut-out traced from its template: ${Math.round(lengthMm)} × ${Math.round(widthMm)} mm`,
  title: 'Trace the paper template',
  intro: 'The photo stays on this device: only the outline is saved.',
  how: [
    'Lay the template flat on a floor or table, with its back edge at the top.',
    'Photograph all four corners of the sheet, from as straight above as you can.',
  ],
  choose: 'Take or choose a photo',
  unreadable: 'This photo cannot be opened. Please choose a JPEG or PNG.',
  otherPhoto: 'Another photo',
  corners: 'Drag each handle to a corner of the sheet, or use the arrow keys (with Shift 10 steps).',
  cornerNames: ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'],
  wrongCorners: 'The corners must be those of one sheet, in their order, seen from above.',
  sheet: 'Size of the sheet',
  ownSize: 'Other lengths',
  widthMm: 'Top edge',
  heightMm: 'Left edge',
  wrongLengths: 'Please enter lengths from 50 to 2000 mm.',
  straighten: 'Straighten the photo',
  outline:
    'Tap along the cut-out’s edge: it is curved through your points. Set more of them where it bends, and at both ends of a straight side.',
  back: 'Back to the corners',
  point: (number: number, x: number, y: number) => `Point ${number}: ${mm(x)} mm across, ${mm(y)} mm down`,
  pointName: (number: number) => `Point ${number}`,
  across: 'Across',
  down: 'Down',
  add: 'Add a point',
  undo: 'Undo',
  delete: 'Delete point',
  deletePoint: (number: number) => `Delete point ${number}`,
  mirror: 'Mirror it left to right',
  mirrorHint: 'Trace one half only, from the middle of the back to the middle of the front.',
  turn: 'Turn by 90°',
  list: (count: number) => (count === 1 ? '1 point in numbers' : `${count} points in numbers`),
  tooMany: 'No more points are needed.',
  problem: (problem: OutlineProblem) => problems[problem],
  size: (lengthMm: number, widthMm: number, m2: number) =>
    `${Math.round(lengthMm)} × ${Math.round(widthMm)} mm, ${m2.toFixed(3)} m²`,
  check: 'A photo is within a millimetre or two. Compare this size with the paper.',
  use: 'Use this cut-out',
  larger: 'Larger',
  smaller: 'Smaller',
} as const;
