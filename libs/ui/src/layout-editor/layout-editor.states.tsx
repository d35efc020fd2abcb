import { tracedOutline, usualPlaces, type DrawnRoom, type Point } from '@app/drawing';
import type { UiStates } from '../testing';
import { LayoutEditor } from './layout-editor';

const top = {
  lengthMm: 1600,
  widthMm: 350,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  stone: null,
  limits: { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } },
  maxHeightPx: 320,
};
const room: DrawnRoom = {
  walls: ['back', 'left'],
  backMm: 1600,
  frontMm: 1612,
  leftMm: 350,
  rightMm: 356,
  fallingMm: 1644,
  risingMm: 1638,
  cabinet: { fromLeftMm: 400, insideMm: 800, frontRailMm: 30, backRailMm: 40 },
};
const ignore = () => undefined;
const kidney = tracedOutline(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6].map((angle) => ({
    x: (200 + 20 * Math.cos(2 * angle)) * Math.cos(angle),
    y: 110 * Math.sin(angle),
  })),
);
const editor = ({ entered, outline }: { entered?: DrawnRoom; outline?: Point[] } = {}) => ({
  view: () => (
    <div className="p-4">
      <LayoutEditor
        top={top}
        places={{
          ...usualPlaces(top, top),
          ...(outline && { opening: { shape: 'polygon', points: outline } }),
        }}
        datum={{ along: 'left', across: 'wall' }}
        onMove={ignore}
        onDatum={ignore}
        onOutline={ignore}
        limits={{ sinks: 2, placesPerCutout: 4, pitchMm: { min: 40, max: 300 } }}
        room={entered}
        onRoom={ignore}
      />
    </div>
  ),
});

export const states: UiStates = {
  title: 'Layout editor',
  states: { default: editor(), room: editor({ entered: room }), traced: editor({ outline: kidney }) },
};
