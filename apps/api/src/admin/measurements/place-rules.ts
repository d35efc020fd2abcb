import { requiredWireRule, wireRule } from '../../platform/validation/wire-rule';

const isMillimetres = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isPlace = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { fromLeftMm, fromBackMm } = value as Record<string, unknown>;
  return isMillimetres(fromLeftMm) && isMillimetres(fromBackMm);
};

const placeMessage = 'This must be two distances in whole millimetres.';

/** Whole millimetres that must be there. */
export const RequiredMillimetres = () =>
  requiredWireRule({
    name: 'requiredMillimetres',
    accepts: isMillimetres,
    message: 'This must be whole millimetres.',
  });

/** A place on the top, or none. */
export const OptionalPlace = () =>
  wireRule({ name: 'optionalPlace', accepts: isPlace, message: placeMessage });

/** Some places on the top, at most so many. */
export const OptionalPlaces = (most: number) =>
  wireRule({
    name: `optionalPlaces${most}`,
    accepts: (value) => Array.isArray(value) && value.length <= most && value.every(isPlace),
    message: `These must be at most ${most} places, each as two distances in whole millimetres.`,
  });

/** The number of a version, or none. */
export const OptionalVersion = () =>
  wireRule({
    name: 'optionalVersion',
    accepts: isMillimetres,
    message: 'This must be the number of a version.',
  });
