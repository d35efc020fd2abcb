import {
  clampToTop,
  snapPlace,
  toPoint,
  type Datum,
  type Drawing,
  type MovablePart,
  type Place,
} from '@app/drawing';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { layoutText } from './layout-text';

interface PartHandlesProps {
  parts: readonly MovablePart[];
  viewBox: Drawing['viewBox'];
  renderedWidthPx: number;
  size: { lengthMm: number; widthMm: number };
  datum: Datum;
  describedBy: string;
  onMove: (part: MovablePart, to: Place) => void;
}

/** Smallest side of a handle, for fingers. */
const minHandlePx = 32;
/** A part this near to a centre line snaps to it. */
const snapPx = 6;

/** Invisible buttons over the parts of a plan, moved by pointer or arrow keys. */
export function PartHandles({ parts, viewBox, renderedWidthPx, ...props }: PartHandlesProps) {
  const { size, datum, describedBy, onMove } = props;
  const mmPerPx = viewBox.width / renderedWidthPx;
  const grabbed = useRef<{ x: number; y: number; place: Place } | null>(null);

  const grab = (event: PointerEvent<HTMLButtonElement>, { place }: MovablePart) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // Touch does not move the focus. A field that kept it would go on showing the typed number.
    event.currentTarget.focus({ preventScroll: true });
    grabbed.current = { x: event.clientX, y: event.clientY, place };
  };
  const drag = (event: PointerEvent, part: MovablePart) => {
    const from = grabbed.current;
    if (!from) return;
    const pointerPlace = {
      fromLeftMm: Math.round(from.place.fromLeftMm + (event.clientX - from.x) * mmPerPx),
      fromBackMm: Math.round(from.place.fromBackMm + (event.clientY - from.y) * mmPerPx),
    };
    const others = parts.filter((other) => other !== part && !isSame(other, part));
    onMove(part, clampToTop(part, snapPlace(pointerPlace, others, size, snapPx * mmPerPx), size));
  };
  const release = () => (grabbed.current = null);
  const step = (event: KeyboardEvent, part: MovablePart) => {
    const stepMm = event.shiftKey ? 10 : 1;
    const distanceMm = part.isNotch ? size.lengthMm : stepMm;
    const [x, y] = directions[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const { fromLeftMm, fromBackMm } = part.place;
    onMove(
      part,
      clampToTop(
        part,
        {
          fromLeftMm: fromLeftMm + x * distanceMm,
          fromBackMm: fromBackMm + y * distanceMm,
        },
        size,
      ),
    );
  };

  return parts.map((part) => {
    const { place, halfLengthMm, halfWidthMm } = part;
    const width = Math.max(minHandlePx, (2 * halfLengthMm) / mmPerPx);
    const height = Math.max(minHandlePx, (2 * halfWidthMm) / mmPerPx);
    const name = layoutText.nameOf(part);
    return (
      <button
        key={`${part.kind}-${part.index}-${part.position}`}
        type="button"
        aria-label={layoutText.move(name, layoutText.distances(toPoint(place, datum, size), datum))}
        aria-describedby={describedBy}
        className="absolute cursor-move touch-none rounded-control hover:bg-chalk/10 focus-visible:bg-chalk/10"
        style={{
          left: (place.fromLeftMm - viewBox.x) / mmPerPx - width / 2,
          top: (place.fromBackMm - viewBox.y) / mmPerPx - height / 2,
          width,
          height,
        }}
        onPointerDown={(event) => grab(event, part)}
        onPointerMove={(event) => drag(event, part)}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event) => step(event, part)}
      />
    );
  });
}

const directions: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isSame = (one: MovablePart, other: MovablePart): boolean =>
  one.kind === other.kind && one.index === other.index && one.position === other.position;
