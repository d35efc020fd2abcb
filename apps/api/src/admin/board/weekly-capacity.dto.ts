import { mostWeeklySquareMetres, type SetWeeklyCapacityRequest } from '@app/contracts';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const squareMetres = /^\s*\d{1,4}(?:\.\d{1,2})?\s*$/;

const isCapacity = (value: unknown): boolean => {
  if (value === null || value === '') return true;
  if (typeof value !== 'string' || !squareMetres.test(value)) return false;
  return Number(value) > 0 && Number(value) <= mostWeeklySquareMetres;
};

/** What is cut in a week; nothing at all means that nobody says. */
export class SetWeeklyCapacityDto implements SetWeeklyCapacityRequest {
  @requiredWireRule({
    name: 'weeklyCapacity',
    accepts: isCapacity,
    message: `This must be square metres such as 12.50, at most ${mostWeeklySquareMetres.toLocaleString('en-GB')}.`,
  })
  weeklySquareMetres: string | null;
}

/** As it is kept: with both decimals. */
export const readCapacity = ({ weeklySquareMetres }: SetWeeklyCapacityRequest): string | null =>
  weeklySquareMetres?.trim() ? Number(weeklySquareMetres).toFixed(2) : null;
