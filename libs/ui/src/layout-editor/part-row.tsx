import { toPlace, toPoint, type Datum, type DatumPoint, type MovablePart, type Place } from '@app/drawing';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../button/icon-button';
import { Field } from '../field/field';
import { Select } from '../field/select';
import { DistanceInput } from './distance-input';
import { layoutRow } from './layout-row';
import { layoutText } from './layout-text';

interface PartRowProps {
  part: MovablePart;
  size: { lengthMm: number; widthMm: number };
  datum: Datum;
  /** Of a row of holes; undefined: a single hole. */
  pitchMm: number | undefined;
  onMove: (to: Place) => void;
  onPitch: (mm: number) => void;
  /** undefined: the last of its kind stays. */
  onRemove: (() => void) | undefined;
}

/** A part of the top with the distances of its centre. */
export function PartRow({ part, size, datum, pitchMm, onMove, onPitch, onRemove }: PartRowProps) {
  const headingId = useId();
  const point = toPoint(part.place, datum, size);
  const name = layoutText.nameOf(part);
  const move = (change: Partial<DatumPoint>) => onMove(toPlace({ ...point, ...change }, datum, size));
  return (
    <li>
      <div role="group" aria-labelledby={headingId} className={layoutRow}>
        <div className="flex min-h-8 items-center justify-between gap-3 @max-xl:col-span-2">
          <span id={headingId} className="text-label font-strong">
            {name}
          </span>
          {onRemove && <IconButton icon={Trash2} label={layoutText.remove(name)} onClick={onRemove} />}
        </div>
        {part.isNotch ? (
          <Field label={layoutText.corner}>
            {(control) => (
              <Select
                {...control}
                value={part.place.fromLeftMm < size.lengthMm / 2 ? 'left' : 'right'}
                onChange={({ target }) =>
                  onMove({
                    fromLeftMm:
                      target.value === 'left' ? part.halfLengthMm : size.lengthMm - part.halfLengthMm,
                    fromBackMm: part.halfWidthMm,
                  })
                }
                options={(['left', 'right'] as const).map((value) => ({
                  value,
                  label: layoutText.corners[value],
                }))}
              />
            )}
          </Field>
        ) : (
          <>
            <DistanceInput
              label={layoutText.fromEnd(datum.along)}
              valueMm={point.alongMm}
              onChange={(alongMm) => move({ alongMm })}
            />
            <DistanceInput
              label={layoutText.fromSide(datum.across)}
              valueMm={point.acrossMm}
              onChange={(acrossMm) => move({ acrossMm })}
            />
          </>
        )}
        {pitchMm !== undefined && (
          <div className="@xl:col-start-2">
            <DistanceInput label={layoutText.pitch} valueMm={pitchMm} onChange={onPitch} />
          </div>
        )}
      </div>
    </li>
  );
}
