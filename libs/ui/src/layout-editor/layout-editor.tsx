import {
  addPart,
  basinsWithoutTap,
  isTap,
  movablePartsOf,
  movePart,
  planOf,
  removePart,
  toPoint,
  usualPitchMm,
  type Datum,
  type DrawnRoom,
  type MovablePart,
  type Place,
  type Point,
  type Places,
} from '@app/drawing';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Field } from '../field/field';
import { Select } from '../field/select';
import { PlanDrawing, type PlanDrawingProps } from '../plan/plan-drawing';
import { layoutRow } from './layout-row';
import { layoutText } from './layout-text';
import { PartHandles } from './part-handles';
import { PartRow } from './part-row';
import { RoomEditor } from './room-editor';
import { TracedCutout } from './traced-cutout';

interface LayoutEditorProps {
  /** The top as it is drawn. */
  top: Omit<PlanDrawingProps, 'lengthMm' | 'widthMm' | 'places' | 'isBare' | 'className'> & {
    lengthMm: number;
    widthMm: number;
  };
  places: Places;
  datum: Datum;
  onMove: (places: Places) => void;
  onDatum: (datum: Datum) => void;
  limits: { sinks: number; placesPerCutout: number; pitchMm: { min: number; max: number } };
  /** undefined: the usual cut-out of the basin's kind. */
  onOutline: (outline: Point[] | undefined) => void;
  /** Where the top goes; undefined: nothing was entered. */
  room: DrawnRoom | undefined;
  onRoom: (room: DrawnRoom | undefined) => void;
  /** What one more of this part costs, such as '+£95.00'; '' if nothing, or not shown. */
  priceOfAnother?: (part: MovablePart) => string;
}

/** Places basins and cut-outs on a top, by dragging, arrow keys or typing. */
export function LayoutEditor({
  top,
  places,
  datum,
  onMove,
  onDatum,
  onOutline,
  limits,
  room,
  onRoom,
  priceOfAnother,
}: LayoutEditorProps) {
  const keysId = useId();
  const [announced, setAnnounced] = useState('');
  const moving = useRef<{ part: string; start: Places; end: string } | null>(null);
  const size = { lengthMm: top.lengthMm, widthMm: top.widthMm };
  const plan = planOf({ ...top, places });
  const parts = movablePartsOf(plan, top.sinkName);

  const move = (part: MovablePart, to: Place) => {
    // Computed from where the move began, so that taps that the basin only passes do not move with it.
    const isSameMove =
      moving.current?.part === layoutText.nameOf(part) && moving.current.end === JSON.stringify(places);
    const start = isSameMove && moving.current ? moving.current.start : places;
    const moved = movePart(start, part, to, top.cutoutNames);
    moving.current = {
      part: layoutText.nameOf(part),
      start,
      end: JSON.stringify(moved),
    };
    onMove(moved);
    setAnnounced(`${layoutText.nameOf(part)}: ${layoutText.distances(toPoint(to, datum, size), datum)}`);
  };
  const setPitch = ({ index }: MovablePart, mm: number) => {
    const { min, max } = limits.pitchMm;
    if (mm < min || mm > max) return;
    onMove({
      ...places,
      cutouts: places.cutouts.map((cutout, at) => (at === index ? { ...cutout, pitchMm: mm } : cutout)),
    });
  };
  const addable = parts.filter((part) => part.position === 0 && !part.isNotch && mayAdd(part, size, limits));
  const isRow = ({ kind, index }: MovablePart) =>
    kind === 'cutout' && plan.cutouts[index]?.shape === 'three-tap-holes';

  return (
    <div className="@container">
      {/* The plan stays in view above the distances only, not above the fields of the room. */}
      <div>
        <div className="own-colors sticky top-0 z-1 bg-plan py-2">
          <PlanDrawing
            {...top}
            places={places}
            overlay={(drawn) => (
              <PartHandles
                {...drawn}
                parts={parts}
                size={size}
                datum={datum}
                describedBy={keysId}
                onMove={move}
              />
            )}
          />
        </div>
        <p id={keysId} className="mt-1 text-small text-ink-3">
          {layoutText.keys}
        </p>
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        <div role="group" aria-label={layoutText.datum} className={cx('mt-3', layoutRow, clearOfPlan)}>
          <span className="text-label font-strong @max-xl:col-span-2">{layoutText.datum}</span>
          <Field label={layoutText.along}>
            {(control) => (
              <Select
                {...control}
                value={datum.along}
                onChange={({ target }) => onDatum({ ...datum, along: target.value as Datum['along'] })}
                options={optionsOf(layoutText.ends)}
              />
            )}
          </Field>
          <Field label={layoutText.across}>
            {(control) => (
              <Select
                {...control}
                value={datum.across}
                onChange={({ target }) => onDatum({ ...datum, across: target.value as Datum['across'] })}
                options={optionsOf(layoutText.sides)}
              />
            )}
          </Field>
        </div>
        <ul aria-label={layoutText.parts} className={cx('mt-4 grid gap-4', clearOfPlan)}>
          {parts.map((part) => (
            <PartRow
              key={`${part.kind}-${part.index}-${part.position}`}
              part={part}
              size={size}
              datum={datum}
              pitchMm={isRow(part) ? (places.cutouts[part.index]?.pitchMm ?? usualPitchMm) : undefined}
              onMove={(to) => move(part, to)}
              onPitch={(mm) => setPitch(part, mm)}
              onRemove={part.of > 1 ? () => onMove(removePart(places, part)) : undefined}
            />
          ))}
        </ul>
        <div role="status">
          {basinsWithoutTap(parts).map((basin) => (
            <p key={basin.position} className="mt-3 text-small">
              {layoutText.withoutTap(layoutText.nameOf(basin), addable.find(isTap)?.name)}
            </p>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {addable.map((part) => (
            <Button
              key={`${part.kind}-${part.index}`}
              kind="quiet"
              size="small"
              icon={Plus}
              onClick={() => onMove(addPart(places, part, size, top.cutoutNames))}
            >
              {part.kind === 'sink'
                ? layoutText.secondBasin(priceOfAnother?.(part) ?? '')
                : layoutText.another(part.name, priceOfAnother?.(part) ?? '')}
            </Button>
          ))}
        </div>
      </div>
      <TracedCutout top={top} places={places} sink={plan.sinks[0]} onOutline={onOutline} />
      <RoomEditor room={room} size={size} onChange={onRoom} />
    </div>
  );
}

/** Keeps a focused field, with its label, from scrolling under the plan. */
const clearOfPlan = '[&_:is(input,select,button)]:scroll-mt-96';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Stone between two basins and beside them, in mm. */
const beside = { between: 80, ends: 40 };

/** Whether one more of this part is allowed. A second basin needs a top on which both fit. */
const mayAdd = (
  { kind, of, halfLengthMm }: MovablePart,
  { lengthMm }: { lengthMm: number },
  limits: LayoutEditorProps['limits'],
): boolean =>
  kind === 'sink'
    ? of < limits.sinks && lengthMm >= 4 * halfLengthMm + beside.between + 2 * beside.ends
    : of < limits.placesPerCutout;
