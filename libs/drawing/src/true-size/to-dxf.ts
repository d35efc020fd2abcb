import type { Point } from '../plan/outline';
import type { CutLayer, CutLine } from './cut-lines';

interface DxfDrawing {
  lengthMm: number;
  widthMm: number;
  lines: readonly CutLine[];
  /** Lines of text below the top. */
  notes: readonly string[];
}

/** With AutoCAD's colour numbers. */
const layers: Readonly<Record<CutLayer, { name: string; color: number }>> = {
  outline: { name: 'OUTLINE', color: 7 },
  sink: { name: 'SINK', color: 1 },
  holes: { name: 'HOLES', color: 5 },
  notes: { name: 'NOTES', color: 3 },
};

const note = { heightMm: 10, rowMm: 16, gapMm: 40 } as const;

/**
 * A drawing in millimetres for saw and water jet, as DXF R12 in ASCII, which every machine reads. Seen from above with the
 * wall at the top; the origin is the front left corner. It has circles and closed polylines with bulges.
 */
export function toDxf({ lengthMm, widthMm, lines, notes }: DxfDrawing): string {
  const noteY = (row: number) => -note.gapMm - row * note.rowMm;
  return [
    section(
      'HEADER',
      groups([9, '$ACADVER'], [1, 'AC1009'], [9, '$EXTMIN']) + at({ x: 0, y: noteY(notes.length) }),
      groups([9, '$EXTMAX']) + at({ x: lengthMm, y: widthMm }),
    ),
    section(
      'TABLES',
      table('LTYPE', [groups([2, 'CONTINUOUS'], [70, 0], [3, 'Solid line'], [72, 65], [73, 0], [40, 0])]),
      table(
        'LAYER',
        Object.values(layers).map(({ name, color }) =>
          groups([2, name], [70, 0], [62, color], [6, 'CONTINUOUS']),
        ),
      ),
    ),
    section(
      'ENTITIES',
      ...lines.map((line) => entityOf(line, (y) => widthMm - y)),
      ...notes.map((words, row) => textEntity(words, { x: 0, y: noteY(row) })),
    ),
    groups([0, 'EOF']),
  ].join('');
}

const groups = (...pairs: (readonly [code: number, value: string | number])[]): string =>
  pairs.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');

const section = (name: string, ...content: string[]): string =>
  groups([0, 'SECTION'], [2, name]) + content.join('') + groups([0, 'ENDSEC']);

const table = (name: string, rows: readonly string[]): string =>
  groups([0, 'TABLE'], [2, name], [70, rows.length]) +
  rows.map((row) => groups([0, name]) + row).join('') +
  groups([0, 'ENDTAB']);

/** Four decimals, never with an exponent. */
const decimal = (value: number): string => {
  const text = value.toFixed(4);
  return Number(text) === 0 ? '0.0' : text;
};

const at = ({ x, y }: Point): string => groups([10, decimal(x)], [20, decimal(y)], [30, '0.0']);

/** @param flipY converts y: in DXF it points away from the front, which also reverses the direction of arcs */
function entityOf(line: CutLine, flipY: (y: number) => number): string {
  const layer = groups([8, layers[line.layer].name]);
  if (line.kind === 'circle')
    return (
      groups([0, 'CIRCLE']) + layer + at({ x: line.x, y: flipY(line.y) }) + groups([40, decimal(line.radius)])
    );
  const isClosed = groups([70, 1]);
  return [
    groups([0, 'POLYLINE']) + layer + groups([66, 1]) + at({ x: 0, y: 0 }) + isClosed,
    ...line.vertices.map(
      ({ x, y, bulge }) =>
        groups([0, 'VERTEX']) + layer + at({ x, y: flipY(y) }) + groups([42, (-bulge).toFixed(8)]),
    ),
    groups([0, 'SEQEND']) + layer,
  ].join('');
}

const textEntity = (words: string, place: Point): string =>
  groups([0, 'TEXT'], [8, layers.notes.name]) + at(place) + groups([40, note.heightMm], [1, toAscii(words)]);

const signs: Readonly<Record<string, string>> = { '×': 'x', Ø: 'dia ', '–': '-', '‘': "'", '’': "'" };

/** Removes accents and line breaks, and replaces other characters that ASCII does not have with a question mark. */
const toAscii = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[×Ø–‘’]/g, (sign) => signs[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?')
    .slice(0, 255);
