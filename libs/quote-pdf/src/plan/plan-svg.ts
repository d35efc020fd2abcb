import { drawPlan, type Drawing, type Label, type Mark, type Plan } from '@app/drawing';
import { palette } from '../palette';
import type { Typefaces } from '../type/typefaces';
import { textPath } from './text-path';

/** The fill of a plan. */
export interface PlanStone {
  /** '#rrggbb'. */
  hexCode: string;
  /** A JPEG of 3000 × 360 mm of it; null: none. */
  strip: Buffer | null;
}

/** The size of a strip of stone, which is drawn to scale. */
const stripMm = { length: 3000, width: 360 } as const;
/** Space around the drawing, in CSS pixels. */
const padding = 22;

export interface PlanSvg {
  svg: string;
  width: number;
  height: number;
}

/** The plan for a mail, `width` CSS pixels wide including padding. Text is drawn as paths. */
export function planSvg(plan: Plan, stone: PlanStone, faces: Typefaces, width: number): PlanSvg {
  const drawing = drawPlan(plan, { renderedWidthPx: width - 2 * padding });
  const mmPerPx = drawing.viewBox.width / (width - 2 * padding);
  const box = {
    x: drawing.viewBox.x - padding * mmPerPx,
    y: drawing.viewBox.y - padding * mmPerPx,
    width: width * mmPerPx,
    height: drawing.viewBox.height + 2 * padding * mmPerPx,
  };
  const height = Math.round(box.height / mmPerPx);
  const view = [box.x, box.y, box.width, height * mmPerPx].join(' ');
  return {
    width,
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`,
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${height * mmPerPx}" fill="${palette.plan}"/>`,
      ...drawing.marks.map((mark) => markSvg(mark, stone)),
      ...drawing.labels.map((label) => labelSvg(label, faces)),
      '</svg>',
    ].join(''),
  };
}

const markColors: Record<Exclude<Mark['role'], 'stone'>, { fill?: string; stroke: string }> = {
  'wall-hatch': { stroke: palette.hatch },
  'wall-line': { stroke: palette.ink3 },
  outline: { stroke: palette.ink },
  'front-edge': { stroke: palette.ink },
  opening: { fill: palette.opening, stroke: palette.ink },
  conflict: { fill: 'none', stroke: palette.bad },
  bowl: { fill: palette.white, stroke: palette.ink },
  waste: { fill: palette.sunken, stroke: palette.ink },
  'centre-line': { stroke: palette.chalk },
  'cross-hair': { stroke: palette.chalk },
  'dimension-line': { stroke: palette.chalk },
};

function markSvg({ role, path, strokeWidth, dash }: Drawing['marks'][number], stone: PlanStone): string {
  if (role === 'stone') return stoneSvg(path, stone);
  const { fill = 'none', stroke } = markColors[role];
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"${dashes}/>`;
}

function stoneSvg(path: string, { hexCode, strip }: PlanStone): string {
  const flat = `<path d="${path}" fill="${hexCode}"/>`;
  if (!strip) return flat;
  const href = `data:image/jpeg;base64,${strip.toString('base64')}`;
  const { length, width } = stripMm;
  return [
    flat,
    `<clipPath id="top"><path d="${path}"/></clipPath>`,
    `<image href="${href}" width="${length}" height="${width}" preserveAspectRatio="none" clip-path="url(#top)"/>`,
  ].join('');
}

const labelColors: Record<Label['role'], string> = {
  dimension: palette.chalk,
  'dimension-out-of-range': palette.chalk,
  note: palette.ink3,
};

function labelSvg({ role, text, x, y, size, anchor, rotation }: Label, faces: Typefaces): string {
  const style = { face: role === 'note' ? 'regular' : 'semibold', size, tabular: true } as const;
  const { path, width } = textPath(text, style, faces);
  const from = { start: 0, middle: -width / 2, end: -width }[anchor];
  return `<path transform="translate(${x} ${y}) rotate(${rotation}) translate(${from} 0)" d="${path}" fill="${labelColors[role]}"/>`;
}
