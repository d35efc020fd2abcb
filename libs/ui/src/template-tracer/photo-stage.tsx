import type { Homography, Point } from '@app/drawing';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { useElementWidth } from '../plan/use-element-width';
import { PhotoLayer } from './photo-layer';
import { tracerText as text } from './tracer-text';

export interface PhotoStageProps {
  photo: HTMLCanvasElement;
  /** Size of what is shown, in the units of the points. */
  extent: { width: number; height: number };
  /** From the photo's pixels to these units. */
  toUnits: Homography;
  points: readonly Point[];
  /** The closed line to draw through the points. */
  line: readonly Point[];
  nameOf: (index: number) => string;
  describedBy: string;
  /** Distance that an arrow key moves a point; with Shift ten times as much. */
  step: number;
  /** @param isDragged true: part of the same movement as the call before */
  onMove: (index: number, to: Point, isDragged: boolean) => void;
  /** @param near the distance that counts as near for a finger */
  onTap?: (at: Point, near: number) => void;
  onFocus?: (index: number) => void;
  onDelete?: (index: number) => void;
}

const zooms = [1, 2, 4] as const;
const maxHeightPx = 480;
const handlePx = 32;
const nearPx = 12;
const magnifier = { sizePx: 112, times: 3, aboveFingerPx: 76 } as const;

/** A photo with points that can be moved by finger, mouse or arrow keys. A magnifier helps to place them. */
export function PhotoStage({ photo, extent, toUnits, points, line, ...props }: PhotoStageProps) {
  const [frame, width] = useElementWidth();
  const scroller = useRef<HTMLDivElement>(null);
  const [zoomIndex, setZoomIndex] = useState(0);
  const [dragged, setDragged] = useState<{ index: number; left: number; top: number } | null>(null);
  const grabbed = useRef<{ x: number; y: number; point: Point; hasMoved: boolean } | null>(null);
  const fitted = Math.min(width / extent.width, maxHeightPx / extent.height);
  const scale = fitted * (zooms[zoomIndex] ?? 1);
  const clamped = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, 0), extent.width),
    y: Math.min(Math.max(y, 0), extent.height),
  });

  const grab = (event: PointerEvent<HTMLButtonElement>, index: number, point: Point) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = { x: event.clientX, y: event.clientY, point, hasMoved: false };
    const { scrollLeft: left = 0, scrollTop: top = 0 } = scroller.current ?? {};
    setDragged({ index, left, top });
  };
  const drag = (event: PointerEvent, index: number) => {
    const from = grabbed.current;
    if (!from) return;
    const to = {
      x: from.point.x + (event.clientX - from.x) / scale,
      y: from.point.y + (event.clientY - from.y) / scale,
    };
    props.onMove(index, clamped(to), from.hasMoved);
    from.hasMoved = true;
  };
  const release = () => {
    grabbed.current = null;
    setDragged(null);
  };
  const moveByKey = (event: KeyboardEvent, index: number, { x, y }: Point) => {
    if (event.key === 'Delete' || event.key === 'Backspace') props.onDelete?.(index);
    const [right, down] = directions[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const distance = props.step * (event.shiftKey ? 10 : 1);
    props.onMove(index, clamped({ x: x + right * distance, y: y + down * distance }), false);
  };
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    props.onTap?.(
      clamped({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }),
      nearPx / scale,
    );
  };
  const path = line.map(({ x, y }) => `${x} ${y}`).join('L');
  const draggedPoint = dragged && points[dragged.index];

  return (
    // The content has the measured width. Without containment it would keep the frame from getting narrower.
    <div ref={frame} style={{ contain: 'inline-size' }}>
      {width > 0 && (
        <div className="relative mx-auto max-w-full" style={{ width: Math.min(width, extent.width * scale) }}>
          <div
            ref={scroller}
            className="overflow-auto rounded-2 bg-sunken outline outline-line"
            style={{ maxHeight: maxHeightPx }}
          >
            {/* For keyboards there is a button that adds a point. */}
            <div
              role="presentation"
              className={cx('relative overflow-hidden', props.onTap && 'cursor-crosshair')}
              style={{ width: extent.width * scale, height: extent.height * scale }}
              onClick={tap}
            >
              <PhotoLayer photo={photo} matrix={scaledBy(scale, toUnits)} />
              <svg
                aria-hidden
                viewBox={`0 0 ${extent.width} ${extent.height}`}
                className="pointer-events-none absolute top-0 left-0 fill-none"
                style={{ width: extent.width * scale, height: extent.height * scale }}
              >
                {path && (
                  <>
                    <path
                      d={`M${path}Z`}
                      vectorEffect="non-scaling-stroke"
                      strokeWidth={4}
                      className="stroke-surface"
                    />
                    <path
                      d={`M${path}Z`}
                      vectorEffect="non-scaling-stroke"
                      strokeWidth={2}
                      className="stroke-chalk"
                    />
                  </>
                )}
              </svg>
              {points.map((point, index) => (
                <button
                  key={index}
                  type="button"
                  aria-label={props.nameOf(index)}
                  aria-describedby={props.describedBy}
                  className="group absolute grid cursor-move touch-none place-items-center rounded-full"
                  style={{
                    left: point.x * scale - handlePx / 2,
                    top: point.y * scale - handlePx / 2,
                    width: handlePx,
                    height: handlePx,
                  }}
                  onClick={(event) => event.stopPropagation()}
                  onFocus={() => props.onFocus?.(index)}
                  onPointerDown={(event) => grab(event, index, point)}
                  onPointerMove={(event) => drag(event, index)}
                  onPointerUp={release}
                  onPointerCancel={release}
                  onKeyDown={(event) => moveByKey(event, index, point)}
                >
                  <span className="size-3.5 rounded-full border-3 border-chalk bg-surface outline outline-surface group-focus:bg-chalk" />
                </button>
              ))}
            </div>
          </div>
          {draggedPoint && (
            <Magnifier
              photo={photo}
              toUnits={toUnits}
              scale={scale}
              point={draggedPoint}
              left={draggedPoint.x * scale - dragged.left}
              top={draggedPoint.y * scale - dragged.top}
              width={Math.min(width, extent.width * scale)}
            />
          )}
          <div className="mt-1 flex justify-end">
            <IconButton
              icon={ZoomOut}
              label={text.smaller}
              isDisabled={zoomIndex === 0}
              onClick={() => setZoomIndex(zoomIndex - 1)}
            />
            <IconButton
              icon={ZoomIn}
              label={text.larger}
              isDisabled={zoomIndex === zooms.length - 1}
              onClick={() => setZoomIndex(zoomIndex + 1)}
            />
          </div>
        </div>
      )}
    </div>
  );
}

interface MagnifierProps extends Pick<PhotoStageProps, 'photo' | 'toUnits'> {
  scale: number;
  point: Point;
  /** Position of the finger in the frame. */
  left: number;
  top: number;
  /** Width of the frame. */
  width: number;
}

/** Shows what the finger covers: above the finger, or below it if there is no space. */
function Magnifier({ photo, toUnits, scale, point, left, top, width }: MagnifierProps) {
  const { sizePx, times, aboveFingerPx } = magnifier;
  const half = sizePx / 2;
  const y = top - aboveFingerPx - half >= 0 ? top - aboveFingerPx : top + aboveFingerPx;
  const enlarged = times * scale;
  const [a, b, c, d, e, f, g, h, i] = scaledBy(enlarged, toUnits);
  const [shiftX, shiftY] = [half - point.x * enlarged, half - point.y * enlarged];
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute overflow-hidden rounded-full border-2 border-ink bg-sunken shadow-dialog"
      style={{
        width: sizePx,
        height: sizePx,
        left: Math.min(Math.max(left - half, 0), width - sizePx),
        top: y - half,
      }}
    >
      <PhotoLayer
        photo={photo}
        matrix={[
          a + shiftX * g,
          b + shiftX * h,
          c + shiftX * i,
          d + shiftY * g,
          e + shiftY * h,
          f + shiftY * i,
          g,
          h,
          i,
        ]}
      />
      <svg viewBox="-56 -56 112 112" className="absolute inset-0 fill-none">
        <path d="M-14 0H14M0 -14V14" strokeWidth={4} className="stroke-surface" />
        <path d="M-14 0H14M0 -14V14" strokeWidth={2} className="stroke-chalk" />
      </svg>
    </div>
  );
}

const scaledBy = (scale: number, [a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  a * scale,
  b * scale,
  c * scale,
  d * scale,
  e * scale,
  f * scale,
  g,
  h,
  i,
];

const directions: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
