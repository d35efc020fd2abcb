import type { Room } from '@app/contracts';

const wallNames: Record<Room['walls'][number], string> = {
  back: 'behind it',
  left: 'at the left end',
  right: 'at the right end',
};

const listed = (entries: readonly (readonly [string, number | undefined])[]): string =>
  entries
    .filter(([, mm]) => mm !== undefined)
    .map(([name, mm]) => `${name} ${mm} mm`)
    .join(', ');

/** The room as measured, for quote, PDF, job sheet and staff: a name and its text each. Empty: nothing was entered. */
export function roomRows(room: Room | null | undefined): (readonly [name: string, text: string])[] {
  if (!room) return [];
  const { walls, cabinet } = room;
  const sides = listed([
    ['back', room.backMm],
    ['front', room.frontMm],
    ['left', room.leftMm],
    ['right', room.rightMm],
    ['diagonal from back left', room.fallingMm],
    ['diagonal from back right', room.risingMm],
  ]);
  return [
    ...(walls.length ? [['Walls', walls.map((wall) => wallNames[wall]).join(', ')] as const] : []),
    ...(sides ? [['Room', sides] as const] : []),
    ...(cabinet
      ? [
          [
            'Cabinet',
            `${cabinet.insideMm} mm inside, from ${cabinet.fromLeftMm} mm; front rail ${cabinet.frontRailMm} mm, back rail ${cabinet.backRailMm} mm`,
          ] as const,
        ]
      : []),
  ];
}
