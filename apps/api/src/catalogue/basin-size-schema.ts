import { basinLimits, basinNumbers, basinShapes, holeNumbers } from '@app/contracts';

const toIntegerSchemas = (limits: Readonly<Record<string, { min: number; max: number }>>) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { min, max }]) => [
      name,
      { type: 'integer', minimum: min, maximum: max },
    ]),
  );

const properties = {
  shape: { type: 'string', enum: [...basinShapes] },
  ...toIntegerSchemas(basinNumbers),
  holes: {
    type: 'array',
    maxItems: basinLimits.holes,
    items: { type: 'object', required: Object.keys(holeNumbers), properties: toIntegerSchemas(holeNumbers) },
  },
};

/** JSON schema of a basin's size, for the OpenAPI document. */
export const basinSizeSchema = { type: 'object', required: Object.keys(properties), properties };
