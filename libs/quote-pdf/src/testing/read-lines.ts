import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

interface Point {
  x: number;
  y: number;
}

/** A stroked line on a page, in millimetres from its top left corner. */
export interface PageLine {
  /** '#1b1d1c' */
  color: string;
  widthMm: number;
  isDashed: boolean;
  /** Its parts, each with points along it. */
  parts: Point[][];
}

type Matrix = readonly [number, number, number, number, number, number];

const mmPerPoint = 25.4 / 72;
const pageHeightPt = 841.89;
const stepsPerCurve = 4;

/** The lines on each page, after all transformations. */
export async function readLines(pdf: Buffer): Promise<PageLine[][]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PageLine[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    pages.push(linesOf(fnArray, argsArray as unknown[][], OPS));
    page.cleanup();
  }
  await document.loadingTask.destroy();
  return pages;
}

function linesOf(
  operators: readonly number[],
  operands: readonly unknown[][],
  OPS: Record<string, number>,
): PageLine[] {
  const lines: PageLine[] = [];
  const outer: { matrix: Matrix; color: string; width: number; isDashed: boolean }[] = [];
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, color: '', width: 1, isDashed: false };
  for (const [index, operator] of operators.entries()) {
    const given = operands[index] ?? [];
    if (operator === OPS.save) outer.push(state);
    else if (operator === OPS.restore) state = outer.pop() ?? state;
    else if (operator === OPS.transform)
      state = { ...state, matrix: multiply(state.matrix, given as unknown as Matrix) };
    else if (operator === OPS.setLineWidth) state = { ...state, width: given[0] as number };
    else if (operator === OPS.setStrokeRGBColor) state = { ...state, color: String(given[0]) };
    else if (operator === OPS.setDash) state = { ...state, isDashed: (given[0] as number[]).length > 0 };
    else if (operator === OPS.constructPath && given[0] === OPS.stroke) {
      const { matrix, color, width, isDashed } = state;
      const [data] = given[1] as [Float32Array];
      const widthMm = width * Math.hypot(matrix[0], matrix[1]) * mmPerPoint;
      lines.push({ color, isDashed, widthMm, parts: partsOf([...data], matrix) });
    }
  }
  return lines;
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** pdf.js writes each step as its number and coordinates: move 0, line 1, curve 2, close 4. */
function partsOf(data: number[], [a, b, c, d, e, f]: Matrix): Point[][] {
  const parts: Point[][] = [];
  let at = { x: 0, y: 0 };
  const place = ({ x, y }: Point): Point => ({
    x: (a * x + c * y + e) * mmPerPoint,
    y: (pageHeightPt - (b * x + d * y + f)) * mmPerPoint,
  });
  while (data.length > 0) {
    const [step] = data.splice(0, 1);
    if (step === 4) continue;
    const figures = data.splice(0, step === 2 ? 6 : 2);
    const [x = 0, y = 0] = figures.slice(-2);
    if (step === 0) parts.push([]);
    const count = step === 2 ? stepsPerCurve : 1;
    for (let part = 1; part <= count; part += 1)
      parts.at(-1)?.push(place(step === 2 ? onCurve(at, figures, part / count) : { x, y }));
    at = { x, y };
  }
  return parts;
}

function onCurve(from: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[], t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(from.x, x1, x2, x3), y: mix(from.y, y1, y2, y3) };
}
