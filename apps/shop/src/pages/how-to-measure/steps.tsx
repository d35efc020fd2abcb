import type { ReactNode } from 'react';
import { Dimension, Extension, Outline, Sketch, Solid, Wall, Word } from './sketch';

export interface MeasuringStep {
  title: string;
  /** What to do. */
  paragraphs: readonly string[];
  mistake: string;
  sketch: ReactNode;
}

export const steps: readonly MeasuringStep[] = [
  {
    title: 'Length and depth, in three places',
    paragraphs: [
      'Length: along the wall, in the middle and at the front. Depth: at both ends and in the middle.',
      'Between two walls the smallest length is the one that fits. Keep the other figures: they show how the walls run.',
    ],
    mistake: 'One reading at the front, and a top that is too long at the back.',
    sketch: (
      <Sketch description="A space between three walls, with the length measured at the back, in the middle and at the front, and the depth at the left, in the middle and at the right.">
        <Wall path="M30 24H370V232H356V38H44V232H30Z" />
        <Outline path="M44 38H356V210H44Z" />
        <Dimension from={[44, 66]} to={[356, 66]} share={0.3}>
          back
        </Dimension>
        <Dimension from={[44, 124]} to={[356, 124]} share={0.3}>
          middle
        </Dimension>
        <Dimension from={[44, 182]} to={[356, 182]} share={0.3}>
          front
        </Dimension>
        <Dimension from={[82, 210]} to={[82, 38]} share={0.33}>
          left
        </Dimension>
        <Dimension from={[220, 210]} to={[220, 38]} share={0.33}>
          middle
        </Dimension>
        <Dimension from={[318, 210]} to={[318, 38]} share={0.33}>
          right
        </Dimension>
      </Sketch>
    ),
  },
  {
    title: 'Is the corner square?',
    paragraphs: [
      'Mark 400 mm along the back wall and 300 mm along the side wall. Measure between the marks: exactly 500 mm means that the corner is square.',
      'With walls on both sides, measure the two diagonals of the space too. If they are the same, it is square.',
    ],
    mistake: 'Everything measured from one side, and the corner was not square: a wedge of a gap.',
    sketch: (
      <Sketch description="A corner with 400 mm marked on the back wall, 300 mm on the side wall and 500 mm between the marks; beside it a space whose two diagonals are the same.">
        <Wall path="M50 36H380V50H64V246H50Z" />
        <Extension path="M64 30V18M312 50V18M30 50H44M30 236H64" />
        <Dimension from={[64, 22]} to={[312, 22]}>
          400 mm
        </Dimension>
        <Dimension from={[34, 236]} to={[34, 50]}>
          300 mm
        </Dimension>
        <Dimension from={[64, 236]} to={[312, 50]}>
          500 mm
        </Dimension>
        <Outline path="M252 158H372V220H252Z" />
        <Extension path="M252 158L372 220M252 220L372 158" />
        <Word x={312} y={242}>
          both the same
        </Word>
      </Sketch>
    ),
  },
  {
    title: 'Walls that bow',
    paragraphs: [
      'Hold a straight edge against the wall where the top will be: a spirit level or a straight batten.',
      'If it rocks, the wall bulges: measure the gap at both ends. If it bridges a hollow, measure the gap in the middle.',
    ],
    mistake:
      'A gap that no silicone hides. If we know of it, the back edge can follow the wall, or an upstand covers it.',
    sketch: (
      <Sketch description="A straight edge on a wall that bulges, with a gap at its ends; and on a hollow wall, with a gap in the middle.">
        <Wall path="M30 22H370V42Q200 106 30 42Z" />
        <Solid path="M50 74H350V88H50Z" />
        <Dimension from={[72, 74]} to={[72, 55]} />
        <Dimension from={[328, 74]} to={[328, 55]} />
        <Extension path="M66 64H46M334 64H354" />
        <Word x={200} y={112}>
          bulge: gap at both ends
        </Word>
        <Wall path="M30 134H370V200Q200 144 30 200Z" />
        <Solid path="M40 200H360V214H40Z" />
        <Dimension from={[200, 200]} to={[200, 172]} />
        <Word x={200} y={240}>
          hollow: gap in the middle
        </Word>
      </Sketch>
    ),
  },
  {
    title: 'Pipes and waste',
    paragraphs: [
      'Measure to the middle of each pipe: from the end of the top, and from the wall behind it.',
      'Take all distances from the same end, and tell us which.',
    ],
    mistake: 'A hole that meets the wall bracket or the trap, because only the basin was measured.',
    sketch: (
      <Sketch description="Waste and water pipes in front of the wall, each measured to its middle from the left end and from the wall behind.">
        <Wall path="M50 24H384V38H64V246H50Z" />
        <Outline path="M170 126a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" />
        <Outline path="M298 92a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" />
        <Extension path="M184 126V202M305 92V236M184 126H240M305 92H352" />
        <Word x={160} y={108} anchor="end">
          waste
        </Word>
        <Word x={290} y={86} anchor="end">
          water
        </Word>
        <Dimension from={[234, 126]} to={[234, 38]} />
        <Dimension from={[346, 92]} to={[346, 38]} />
        <Dimension from={[64, 196]} to={[184, 196]}>
          to the middle
        </Dimension>
        <Dimension from={[64, 230]} to={[305, 230]}>
          from the same end
        </Dimension>
      </Sketch>
    ),
  },
  {
    title: 'Inside the cabinet',
    paragraphs: [
      'A basin hangs into the cabinet. Measure its inside width between the side panels, and from front to back between the rails.',
      'Note drawers, and the height from the cabinet’s upper edge to the first drawer or shelf.',
    ],
    mistake: 'A hole that is wider than the cabinet: the bowl does not go in.',
    sketch: (
      <Sketch description="A cabinet from above without its top: inside width between the side panels, and depth between the front and back rails, around the bowl.">
        <Solid path="M48 30H320V206H48ZM62 54V182H306V54Z" />
        <Word x={184} y={47}>
          rail
        </Word>
        <Word x={184} y={199}>
          rail
        </Word>
        <Outline isHidden path="M98 118a86 46 0 1 0 172 0a86 46 0 1 0 -172 0Z" />
        <Word x={184} y={123}>
          bowl
        </Word>
        <Extension path="M62 182V240M306 182V240M306 54H358M306 182H358" />
        <Dimension from={[62, 232]} to={[306, 232]}>
          inside width
        </Dimension>
        <Dimension from={[350, 182]} to={[350, 54]}>
          between rails
        </Dimension>
      </Sketch>
    ),
  },
  {
    title: 'Reach of the tap, and edges',
    paragraphs: [
      'Measure how far the spout reaches from the middle of its hole. The water should fall near the middle of the bowl, and the middle of the hole stands about 40 mm from the wall.',
      'Then say which edges can be seen, and how far the top should stand out in front of the cabinet.',
    ],
    mistake: 'A tap behind a deep bowl, out of reach; a basin 12 mm too near the front.',
    sketch: (
      <Sketch description="Section from the side: the tap’s distance from the wall, the reach of its spout to the middle of the bowl, and the overhang of the top in front of the cabinet.">
        <Wall path="M20 16H36V250H20Z" />
        <Solid path="M36 150H124V164H36ZM266 150H314V164H266Z" />
        <Outline path="M124 164C126 236 264 236 266 164" />
        <Outline path="M286 164V250" />
        <Outline path="M78 150V96C78 66 96 62 128 62H192V78H130C104 78 96 82 96 102V150" />
        <Extension path="M184 82V206" />
        <Extension path="M87 150V22M184 62V22M286 172V208M314 172V208" />
        <Dimension from={[36, 28]} to={[87, 28]}>
          wall
        </Dimension>
        <Dimension from={[87, 28]} to={[184, 28]}>
          reach
        </Dimension>
        <Dimension from={[286, 200]} to={[314, 200]} />
        <Word x={322} y={205} anchor="start">
          overhang
        </Word>
        <Word x={322} y={162} anchor="start">
          seen edge
        </Word>
      </Sketch>
    ),
  },
];
