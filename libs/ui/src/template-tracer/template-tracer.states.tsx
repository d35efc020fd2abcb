import { inverseOf, mapPoint, sheetToPhoto, type Corners } from '@app/drawing';
import { useState, type ReactNode } from 'react';
import { PlanDrawing } from '../plan/plan-drawing';
import type { UiState, UiStates } from '../testing';
import { CornersStep } from './corners-step';
import { OutlineStep } from './outline-step';
import { ChoosePhoto } from './template-tracer';

const corners: Corners = [
  { x: 330, y: 150 },
  { x: 1060, y: 190 },
  { x: 1240, y: 820 },
  { x: 130, y: 760 },
];
const sheet = {
  corners,
  widthMm: 594,
  heightMm: 420,
};

/** A photo of a white sheet with an oval on a floor. */
function aPhoto(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 1000 });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#7a6a58';
  context.fillRect(0, 0, 1400, 1000);
  context.fillStyle = '#f4f2ec';
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.fill();
  context.lineWidth = 4;
  context.beginPath();
  context.ellipse(690, 480, 330, 200, 0, 0, 2 * Math.PI);
  context.stroke();
  return canvas;
}

const ignore = () => undefined;
const toSheet = inverseOf(sheetToPhoto(corners, sheet));
const taps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((tap) => {
  const angle = (tap / 6) * Math.PI;
  return mapPoint(toSheet, { x: 690 + 330 * Math.cos(angle), y: 480 + 200 * Math.sin(angle) });
});
const top = {
  lengthMm: 1600,
  widthMm: 500,
  sinkName: 'Undermount Oval',
  cutoutNames: [],
  stone: null,
  limits: { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 650 } },
  maxHeightPx: 260,
};

function Traced() {
  const [photo] = useState(aPhoto);
  return (
    <OutlineStep
      photo={photo}
      sheet={sheet}
      traced={taps}
      preview={(points) => (
        <PlanDrawing
          {...top}
          places={{
            sinks: [{ fromLeftMm: 800, fromBackMm: 250 }],
            cutouts: [],
            opening: { shape: 'polygon', points },
          }}
        />
      )}
      onUse={ignore}
      onBack={ignore}
    />
  );
}

function Marked({ inOrder }: { inOrder: boolean }) {
  const [photo] = useState(aPhoto);
  const [a, b, c, d] = corners;
  return (
    <CornersStep
      photo={photo}
      marked={{ ...sheet, corners: inOrder ? corners : [b, a, c, d] }}
      onMark={ignore}
      onOtherPhoto={ignore}
    />
  );
}

const state = (view: () => ReactNode): UiState => ({ view: () => <div className="p-4">{view()}</div> });

export const states: UiStates = {
  title: 'Template tracer',
  states: {
    photo: state(() => <ChoosePhoto onChoose={ignore} />),
    corners: state(() => <Marked inOrder />),
    'wrong corners': state(() => <Marked inOrder={false} />),
    outline: state(() => <Traced />),
  },
};
