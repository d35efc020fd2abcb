export const roomText = {
  title: 'The room and the cabinet',
  optional: '(optional)',
  walls: 'Which sides touch a wall?',
  wallNames: { back: 'The back', left: 'The left end', right: 'The right end' },
  sides: 'Is the room square?',
  sidesHint: 'Measure back and front, both depths, or both diagonals, in millimetres.',
  sideNames: {
    backMm: 'Along the back',
    frontMm: 'Along the front',
    leftMm: 'Depth at the left',
    rightMm: 'Depth at the right',
    fallingMm: 'Back left to front right',
    risingMm: 'Back right to front left',
  },
  cabinet: 'What is below?',
  hasCabinet: 'A cabinet',
  cabinetNames: {
    insideMm: 'Width inside',
    fromLeftMm: 'From the top’s left end to its inside',
    frontRailMm: 'Front edge to behind the front rail',
    backRailMm: 'Back to before the back rail',
  },
} as const;
