import {
  type FieldError,
  isTopLayout,
  layoutLimits,
  type LayoutPoint,
  layoutSides,
  type TopLayout,
} from '@app/contracts';
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

export const optionalLayout = optional({
  accepts: isTopLayout,
  message: 'This must be the positions of basins and cut-outs, in whole millimetres.',
  schema: {
    type: 'object',
    required: ['along', 'across', 'sinks', 'cutouts'],
    properties: {
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
  };
}

/** Errors for parts that the top does not have, or that are listed twice. */
export function checkLayoutParts(
  layout: TopLayout | null,
  parts: { hasSink: boolean; cutoutIds: readonly number[] },
): FieldError[] {
  if (!layout) return [];
  const ids = layout.cutouts.map(({ cutoutId }) => cutoutId);
  const isKnown = ids.every((id) => parts.cutoutIds.includes(id)) && new Set(ids).size === ids.length;
  const messages = [
    ...(layout.sinks.length > 0 && !parts.hasSink ? ['This top has no sink.'] : []),
    ...(isKnown ? [] : ['Only cut-outs of this top can have a position, each in one entry.']),
  ];
  return messages.map((message) => ({ field: 'layout', message }));
}
