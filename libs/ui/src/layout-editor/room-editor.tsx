import type { DrawnRoom, MeasuredRoom } from '@app/drawing';
import { CheckRow } from '../choice/check-row';
import { RoomDrawing } from '../plan/room-drawing';
import { DistanceInput, MmInput } from './distance-input';
import { roomText as text } from './room-text';

interface RoomEditorProps {
  /** undefined: nothing was entered yet. */
  room: DrawnRoom | undefined;
  size: { lengthMm: number; widthMm: number };
  onChange: (room: DrawnRoom | undefined) => void;
}

const fields = 'grid grid-cols-2 items-end gap-x-3 gap-y-3 @xl:grid-cols-4';

/** Closed until somebody opens it. */
export const RoomEditor = (props: RoomEditorProps) => (
  <details className="mt-5 border-t border-line pt-4" open={props.room !== undefined || undefined}>
    <summary className="cursor-pointer py-1 text-label font-strong">
      {text.title} <span className="font-normal text-ink-3">{text.optional}</span>
    </summary>
    <div className="mt-3">
      <RoomFields {...props} />
    </div>
  </details>
);

/** Walls, squareness and the cabinet below, all optional. */
export function RoomFields({ room, size, onChange }: RoomEditorProps) {
  const current = room ?? { walls: [] };
  const change = (part: Partial<DrawnRoom>) => onChange(withoutEmpty({ ...current, ...part }));
  const toggle = (wall: DrawnRoom['walls'][number]) =>
    change({
      walls: current.walls.includes(wall)
        ? current.walls.filter((otherWall) => otherWall !== wall)
        : [...current.walls, wall],
    });
  const { cabinet } = current;
  return (
    <div className="@container grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-small font-label">{text.walls}</legend>
        <div className="grid gap-2 @xl:grid-cols-3">
          {(['back', 'left', 'right'] as const).map((wall) => (
            <CheckRow
              key={wall}
              title={text.wallNames[wall]}
              isChecked={current.walls.includes(wall)}
              onToggle={() => toggle(wall)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-small font-label">{text.sides}</legend>
        <p className="mb-2 text-small text-ink-3">{text.sidesHint}</p>
        <div className={fields}>
          {sides.map((side) => (
            <MmInput<number | undefined>
              key={side}
              label={text.sideNames[side]}
              valueMm={current[side]}
              read={readSide}
              onChange={(mm) => change({ [side]: mm })}
            />
          ))}
        </div>
        {sides.some((side) => current[side] !== undefined) && (
          <div className="mt-3 rounded-2 border border-line bg-surface p-2">
            <RoomDrawing room={current} size={size} />
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-small font-label">{text.cabinet}</legend>
        <CheckRow
          title={text.hasCabinet}
          isChecked={cabinet !== undefined}
          onToggle={() => change({ cabinet: cabinet ? undefined : usualCabinet(size) })}
        />
        {cabinet && (
          <div className={`${fields} mt-3`}>
            {(['insideMm', 'fromLeftMm', 'frontRailMm', 'backRailMm'] as const).map((name) => (
              <DistanceInput
                key={name}
                label={text.cabinetNames[name]}
                valueMm={cabinet[name]}
                onChange={(mm) => mm >= 0 && change({ cabinet: { ...cabinet, [name]: mm } })}
              />
            ))}
          </div>
        )}
      </fieldset>
    </div>
  );
}

const sides = ['backMm', 'frontMm', 'leftMm', 'rightMm', 'fallingMm', 'risingMm'] as const;

/** A cabinet as long as the top, with sides of 18 mm. */
const usualCabinet = ({ lengthMm }: { lengthMm: number }): NonNullable<DrawnRoom['cabinet']> => ({
  fromLeftMm: 18,
  insideMm: Math.max(0, lengthMm - 36),
  frontRailMm: 0,
  backRailMm: 0,
});

/** Removes undefined fields; undefined if nothing is left. */
function withoutEmpty({
  walls,
  ...measured
}: Omit<Partial<DrawnRoom>, 'walls'> & Pick<DrawnRoom, 'walls'>): DrawnRoom | undefined {
  const known = Object.entries(measured).filter(([, value]) => value !== undefined);
  return walls.length === 0 && known.length === 0
    ? undefined
    : { walls, ...(Object.fromEntries(known) as MeasuredRoom) };
}

const wholeMm = /^\d{2,4}$/;

/** undefined: not measured; null: not accepted. */
function readSide(text: string): number | undefined | null {
  if (text === '') return undefined;
  return wholeMm.test(text) && Number(text) >= 50 ? Number(text) : null;
}
