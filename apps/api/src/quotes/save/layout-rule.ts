import { tracedOutlineProblem } from '@app/configuration';
import {
  basinLimits,
  basinProblem,
  basinTypes,
  type FieldError,
  isTopBasin,
  isRoom,
  isTopLayout,
  layoutLimits,
  type TopBasin,
  type LayoutPoint,
  layoutSides,
  cabinetSides,
  readBasinSize,
  type Room,
  roomLimits,
  roomSides,
  roomWalls,
  type TopLayout,
} from '@app/contracts';
import { type Catalogue, basinSizeSchema } from '../../catalogue';
import { optional } from '../../platform/validation';

const distance = {
  type: 'integer',
  minimum: -layoutLimits.distanceMm,
  maximum: layoutLimits.distanceMm,
} as const;
const point = {
  type: 'object',
  required: ['alongMm', 'acrossMm'],
  properties: { alongMm: distance, acrossMm: distance },
} as const;

const sidesSchema = ({ min, max }: { min: number; max: number }, sides: readonly string[]) =>
  Object.fromEntries(sides.map((side) => [side, { type: 'integer', minimum: min, maximum: max }]));

const outlineCoordinate = {
  type: 'number',
  minimum: -layoutLimits.outlineMm,
  maximum: layoutLimits.outlineMm,
} as const;
const outline = {
  type: 'array',
  minItems: layoutLimits.outlinePoints.min,
  maxItems: layoutLimits.outlinePoints.max,
  items: { type: 'object', required: ['x', 'y'], properties: { x: outlineCoordinate, y: outlineCoordinate } },
} as const;

const room = {
  type: 'object',
  required: ['walls'],
  properties: {
    walls: { type: 'array', maxItems: roomWalls.length, items: { type: 'string', enum: [...roomWalls] } },
    ...sidesSchema(roomLimits.sideMm, roomSides),
    cabinet: {
      type: 'object',
      required: [...cabinetSides],
      properties: sidesSchema(roomLimits.cabinetMm, cabinetSides),
    },
  },
};

const line = { type: 'string', maxLength: basinLimits.name } as const;
const basin = {
  type: 'object',
  required: ['maker', 'name', 'type', 'size'],
  properties: {
    id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    maker: line,
    name: line,
    type: { type: 'string', enum: [...basinTypes] },
    size: basinSizeSchema,
    template: { type: 'string', pattern: '^/api/basins/templates/[0-9a-f]{64}\\.pdf$' },
  },
};

const isBasin = (value: unknown): boolean => isTopBasin(value) && basinProblem(value) === null;

export const optionalLayout = optional({
  accepts: (value) =>
    isTopLayout(value) &&
    (value.room === undefined || isRoom(value.room)) &&
    (value.basin === undefined || isBasin(value.basin)),
  message: 'This must be the positions of basins and cut-outs, in whole millimetres.',
  schema: {
    type: 'object',
    required: ['along', 'across', 'sinks', 'cutouts'],
    properties: {
      room,
      outline,
      basin,
      along: { type: 'string', enum: [...layoutSides.along] },
      across: { type: 'string', enum: [...layoutSides.across] },
      sinks: { type: 'array', maxItems: layoutLimits.sinks, items: point },
      cutouts: {
        type: 'array',
        maxItems: layoutLimits.cutouts,
        items: {
          type: 'object',
          required: ['cutoutId', 'at'],
          properties: {
            cutoutId: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
            at: { type: 'array', maxItems: layoutLimits.placesPerCutout, items: point },
            pitchMm: {
              type: 'integer',
              minimum: layoutLimits.pitchMm.min,
              maximum: layoutLimits.pitchMm.max,
            },
          },
        },
      },
    },
  },
});

/** Drops unknown fields (D11). */
export function readLayout(layout: TopLayout | null | undefined): TopLayout | null {
  if (!layout) return null;
  const pointOf = ({ alongMm, acrossMm }: LayoutPoint): LayoutPoint => ({ alongMm, acrossMm });
  return {
    along: layout.along,
    across: layout.across,
    sinks: layout.sinks.map(pointOf),
    cutouts: layout.cutouts.map(({ cutoutId, at, pitchMm }) => ({
      cutoutId,
      at: at.map(pointOf),
      ...(pitchMm && { pitchMm }),
    })),
    ...(layout.outline && {
      outline: layout.outline.map(({ x, y }) => ({ x: toTenths(x), y: toTenths(y) })),
    }),
    ...(layout.room && { room: readRoom(layout.room) }),
    ...(layout.basin && { basin: readBasin(layout.basin) }),
  };
}

const readBasin = ({ id, maker, name, type, size, template }: TopBasin): TopBasin => ({
  ...(id && { id }),
  maker: maker.trim(),
  name: name.trim(),
  type,
  size: readBasinSize(size),
  ...(template && { template }),
});

/**
 * Keeps the id and the template of a basin only if it has exactly the numbers of our library: the customer may have changed
 * some.
 */
export function withKnownBasin(layout: TopLayout | null, { basins }: Catalogue): TopLayout | null {
  if (!layout?.basin?.id) return layout;
  const known = basins.get(layout.basin.id);
  if (
    known &&
    JSON.stringify(layout.basin) === JSON.stringify(readBasin({ ...known, template: known.template ?? '' }))
  )
    return layout;
  const { maker, name, type, size } = layout.basin;
  return {
    ...layout,
    basin: {
      maker,
      name,
      type,
      size,
    },
  };
}

const toTenths = (mm: number): number => Math.round(mm * 10) / 10;

const pickDefined = <Key extends string>(from: Partial<Record<Key, number>>, keys: readonly Key[]) =>
  Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));

const readRoom = (entered: Room): Room => ({
  walls: [...new Set(entered.walls)],
  ...pickDefined(entered, roomSides),
  ...(entered.cabinet && {
    cabinet: pickDefined(entered.cabinet, cabinetSides) as unknown as Room['cabinet'] & object,
  }),
});

/** Errors for parts that the top does not have, or that are listed twice, and for an outline that cannot be cut. */
export function checkLayoutParts(
  layout: TopLayout | null,
  parts: { sinkName: string | null; cutoutIds: readonly number[] },
): FieldError[] {
  if (!layout) return [];
  const outlineProblem = tracedOutlineProblem(layout, parts.sinkName);
  const ids = layout.cutouts.map(({ cutoutId }) => cutoutId);
  const isKnown = ids.every((id) => parts.cutoutIds.includes(id)) && new Set(ids).size === ids.length;
  const messages = [
    ...((layout.sinks.length > 0 || layout.basin) && parts.sinkName === null
      ? ['This top has no sink.']
      : []),
    ...(isKnown ? [] : ['Only cut-outs of this top can have a position, each in one entry.']),
    ...(outlineProblem ? [outlineProblem] : []),
  ];
  return messages.map((message) => ({ field: 'layout', message }));
}
