import type { Room } from '@app/contracts';
import type { Contradiction } from '../rules/contradiction';

const cabinetName = 'Cabinet';
const wallNames: Record<Room['walls'][number], string> = {
  back: 'behind it',
  left: 'at the left end',
  right: 'at the right end',
};

/** Rails of 0 mm were not entered. */
const railsOf = ({ frontRailMm, backRailMm }: NonNullable<Room['cabinet']>): string =>
  listMeasured([
    ['front rail', frontRailMm || undefined],
    ['back rail', backRailMm || undefined],
  ]);

const listMeasured = (entries: readonly (readonly [string, number | undefined])[]): string =>
  entries
    .filter(([, mm]) => mm !== undefined)
    .map(([name, mm]) => `${name} ${mm} mm`)
    .join(', ');

/** A room for a PDF: a description for screen readers, and sentences with what the drawing does not show. */
export const roomInWords = (
  room: Room,
  found: readonly Contradiction[],
): { room: Room; description: string; sentences: string[] } => {
  const rows = roomRows(room);
  const sentenceOf = ([name, words]: (typeof rows)[number]) => `${name}: ${words}.`;
  return {
    room,
    description: rows.map(sentenceOf).join(' '),
    sentences: [
      ...rows.filter(([name]) => name === cabinetName).map(sentenceOf),
      ...found.filter(isRoomAdvice).map(({ sentence }) => sentence),
    ],
  };
};

export const isRoomAdvice = ({ about, isNotice }: Contradiction): boolean =>
  about === 'room' && Boolean(isNotice);

/** The measured room as rows for quote page, PDF, job sheet and admin. Empty: nothing was entered. */
export function roomRows(room: Room | null | undefined): (readonly [name: string, text: string])[] {
  if (!room) return [];
  const { walls, cabinet } = room;
  const sides = listMeasured([
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
            cabinetName,
            [`${cabinet.insideMm} mm inside, from ${cabinet.fromLeftMm} mm`, railsOf(cabinet)]
              .filter(Boolean)
              .join('; '),
          ] as const,
        ]
      : []),
  ];
}
