import { areCornersOfSheet, isLandscape, type Corners, type Homography } from '@app/drawing';
import { useId, useState } from 'react';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Select } from '../field/select';
import { DistanceInput } from '../layout-editor/distance-input';
import { PhotoStage } from './photo-stage';
import { nameOfSheet, sheetNames, sizeOfSheet, type SheetName } from './sheets';
import { tracerText as text } from './tracer-text';

/** The corners of a flat sheet on its photo, and the sheet's size. */
export interface MarkedSheet {
  corners: Corners;
  widthMm: number;
  heightMm: number;
}

interface CornersStepProps {
  photo: HTMLCanvasElement;
  /** As marked before; null: for the first time. */
  marked: MarkedSheet | null;
  onMark: (sheet: MarkedSheet) => void;
  onOtherPhoto: () => void;
}

const identity: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The step in which the sheet's corners are marked and its size is entered. */
export function CornersStep({ photo, marked, onMark, onOtherPhoto }: CornersStepProps) {
  const hintId = useId();
  const [corners, setCorners] = useState<Corners>(() => marked?.corners ?? usualCorners(photo));
  const [size, setSize] = useState<Omit<MarkedSheet, 'corners'>>(
    () => marked ?? sizeOfSheet('A2', isLandscape(corners)),
  );
  const areInOrder = areCornersOfSheet(corners);
  const areLengthsValid = [size.widthMm, size.heightMm].every((mm) => mm >= 50 && mm <= 2_000);
  const lengthProblem = areLengthsValid ? null : text.wrongLengths;
  const problem = areInOrder ? lengthProblem : text.wrongCorners;
  return (
    <div className="@container grid gap-3">
      <p id={hintId} className="text-small text-ink-2">
        {text.corners}
      </p>
      <PhotoStage
        photo={photo}
        extent={photo}
        toUnits={identity}
        points={corners}
        line={corners}
        nameOf={(index) => text.cornerNames[index] ?? ''}
        describedBy={hintId}
        step={1}
        onMove={(index, to) => setCorners(corners.with(index, to) as unknown as Corners)}
      />
      <div className="grid grid-cols-2 items-end gap-3 @xl:grid-cols-3">
        <div className="@max-xl:col-span-2">
          <Field label={text.sheet}>
            {(control) => (
              <Select
                {...control}
                value={nameOfSheet(size) ?? ''}
                onChange={({ target }) =>
                  target.value && setSize(sizeOfSheet(target.value as SheetName, isLandscape(corners)))
                }
                options={[
                  ...sheetNames.map((name) => ({ value: name, label: name })),
                  { value: '', label: text.ownSize },
                ]}
              />
            )}
          </Field>
        </div>
        {(['widthMm', 'heightMm'] as const).map((side) => (
          <DistanceInput
            key={side}
            label={text[side]}
            valueMm={size[side]}
            onChange={(mm) => setSize({ ...size, [side]: mm })}
          />
        ))}
      </div>
      <p role="status" className="text-small font-label text-warn">
        {problem}
      </p>
      <div className="flex flex-wrap justify-between gap-3">
        <Button kind="ghost" onClick={onOtherPhoto}>
          {text.otherPhoto}
        </Button>
        <Button
          isDisabled={problem !== null}
          onClick={() => onMark({ corners, widthMm: size.widthMm, heightMm: size.heightMm })}
        >
          {text.straighten}
        </Button>
      </div>
    </div>
  );
}

function usualCorners({ width, height }: HTMLCanvasElement): Corners {
  const [left, right, top, bottom] = [0.12 * width, 0.88 * width, 0.12 * height, 0.88 * height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
