import { drawRoom, roomKey, type DrawnRoom, type Label, type MarkRole } from '@app/drawing';
import { DrawingSvg, planMarks } from './drawing-svg';
import { useElementWidth } from './use-element-width';

interface RoomDrawingProps {
  room: DrawnRoom;
  size: { lengthMm: number; widthMm: number };
}

/** The room from above, with its lean exaggerated, and how to read it. */
export function RoomDrawing({ room, size }: RoomDrawingProps) {
  const [ref, width] = useElementWidth();
  const key = roomKey(room, size);
  return (
    <div ref={ref} className="w-full max-w-120">
      {width > 0 && (
        <DrawingSvg
          drawing={drawRoom(room, size, { renderedWidthPx: width })}
          markClasses={markClasses}
          labelClasses={labelClasses}
        />
      )}
      {key && <p className="text-small text-ink-3">{key}</p>}
    </div>
  );
}

const none = 'fill-none stroke-none';
const markClasses: Record<MarkRole, string> = {
  ...planMarks,
  stone: none,
  opening: none,
  conflict: none,
  bowl: none,
  waste: none,
};
const dimension = 'fill-chalk font-strong';
const labelClasses: Record<Label['role'], string> = {
  dimension,
  'dimension-out-of-range': dimension,
  note: 'fill-ink-3',
};
