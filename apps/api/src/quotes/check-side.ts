import type { FieldError } from '@app/contracts';

/** What is wrong with one side of a top, if anything is. */
export const checkSide = (
  field: string,
  direction: string,
  mm: number,
  { min, max }: { min: number; max: number },
): FieldError[] =>
  mm >= min && mm <= max
    ? []
    : [{ field, message: `We make tops from ${min} to ${max.toLocaleString('en-GB')} mm ${direction}.` }];
