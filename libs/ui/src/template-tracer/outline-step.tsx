import {
  areaOf,
  centreOf,
  inverseOf,
  outlineProblemOf,
  sheetToPhoto,
  smoothLine,
  tracedOutline,
  withMirrorImage,
  withPoint,
  type Point,
} from '@app/drawing';
import { RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { CheckRow } from '../choice/check-row';
import { DistanceInput } from '../layout-editor/distance-input';
import type { MarkedSheet } from './corners-step';
import { PhotoStage } from './photo-stage';
import { tracerText as text } from './tracer-text';

interface OutlineStepProps {
  photo: HTMLCanvasElement;
  sheet: MarkedSheet;
  /** Points that are traced already. */
  traced?: readonly Point[];
  /** The top with this cut-out. */
  preview: (outline: readonly Point[]) => ReactNode;
  onUse: (outline: Point[]) => void;
  onBack: () => void;
}

/** For a whole outline; a mirrored half may have about half as many. */
const maxPoints = 40;
/** Distance that an arrow key moves a point. */
const pointMm = 0.5;

/** The step in which the cut-out's edge is traced, in millimetres from the top left corner of the straightened sheet. */
export function OutlineStep({ photo, sheet, traced = [], preview, onUse, onBack }: OutlineStepProps) {
  const hintId = useId();
  const [history, setHistory] = useState<readonly (readonly Point[])[]>([traced]);
  const [isMirrored, setMirrored] = useState(false);
  const [turns, setTurns] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const toUnits = useMemo(() => inverseOf(sheetToPhoto(sheet.corners, sheet)), [sheet]);
  const points = history.at(-1) ?? [];
  // Deferred, so that the photo follows the finger even if the outline takes longer to compute.
  const settled = useDeferredValue(points);
  const outline = tracedOutline(settled, { isMirrored, turns });
  const problem = outlineProblemOf(outline);
  const { reach, depth } = centreOf({ shape: 'polygon', points: outline });
  const isFull = points.length >= (isMirrored ? maxPoints / 2 + 1 : maxPoints);

  const change = (next: readonly Point[], isDragged = false) =>
    setHistory([...(isDragged ? history.slice(0, -1) : history), next]);
  const add = (point: Point, nearMm: number) => !isFull && change(withPoint(points, point, nearMm));
  const move = (index: number, to: Point, isDragged = false) => change(points.with(index, to), isDragged);
  const remove = (index: number) => change(points.toSpliced(index, 1));
  const addByKey = () => {
    const [last, first] = [points.at(-1), points[0]];
    const { widthMm, heightMm } = sheet;
    if (!last || !first) add({ x: widthMm / 2, y: heightMm / 4 }, 0);
    else if (last === first) add({ x: widthMm / 2, y: (3 * heightMm) / 4 }, 0);
    else change([...points, { x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 }]);
  };
  return (
    <div className="@container grid gap-3">
      <p id={hintId} className="text-small text-ink-2">
        {text.outline}
      </p>
      <PhotoStage
        photo={photo}
        extent={{ width: sheet.widthMm, height: sheet.heightMm }}
        toUnits={toUnits}
        points={points}
        line={smoothLine(isMirrored ? withMirrorImage(points) : points)}
        nameOf={(index) => text.point(index + 1, points[index]?.x ?? 0, points[index]?.y ?? 0)}
        describedBy={hintId}
        step={pointMm}
        onMove={move}
        onTap={add}
        onFocus={setChosen}
        onDelete={remove}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="small" isDisabled={isFull} onClick={addByKey}>
          {text.add}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={Undo2}
          isDisabled={history.length < 2}
          onClick={() => setHistory(history.slice(0, -1))}
        >
          {text.undo}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={Trash2}
          isDisabled={chosen === null || !points[chosen]}
          onClick={() => chosen !== null && remove(chosen)}
        >
          {chosen !== null && points[chosen] ? text.deletePoint(chosen + 1) : text.delete}
        </Button>
        <Button kind="quiet" size="small" icon={RotateCw} onClick={() => setTurns((turns + 1) % 4)}>
          {text.turn}
        </Button>
      </div>
      <CheckRow
        title={text.mirror}
        detail={text.mirrorHint}
        isChecked={isMirrored}
        onToggle={() => setMirrored(!isMirrored)}
      />
      {points.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-small">{text.list(points.length)}</summary>
          <ol className="mt-2 grid gap-2">
            {points.map((point, index) => (
              <li
                key={index}
                role="group"
                aria-label={text.pointName(index + 1)}
                className="grid grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2"
              >
                <span aria-hidden className="num pb-3 text-small">
                  {index + 1}
                </span>
                <DistanceInput
                  label={text.across}
                  valueMm={Math.round(point.x)}
                  onChange={(x) => move(index, { ...point, x })}
                />
                <DistanceInput
                  label={text.down}
                  valueMm={Math.round(point.y)}
                  onChange={(y) => move(index, { ...point, y })}
                />
                <IconButton icon={Trash2} label={text.deletePoint(index + 1)} onClick={() => remove(index)} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <p role="status" className={problem ? 'text-small text-ink-2' : 'num font-strong'}>
        {problem
          ? text.problem(problem)
          : text.size(2 * reach, 2 * depth, areaOf({ shape: 'polygon', points: outline }) / 1e6)}
        {isFull && ` ${text.tooMany}`}
      </p>
      {!problem && (
        <>
          {preview(outline)}
          <p className="text-small text-ink-3">{text.check}</p>
        </>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button kind="ghost" onClick={onBack}>
          {text.back}
        </Button>
        <Button
          isDisabled={problem !== null}
          onClick={() => onUse(tracedOutline(points, { isMirrored, turns }))}
        >
          {text.use}
        </Button>
      </div>
    </div>
  );
}
