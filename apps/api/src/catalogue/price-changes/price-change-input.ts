import { priceChangeLimits, type PricedKind, type FieldError, type PriceChangeRequest } from '@app/contracts';
import { isPriceWithin, toPlaces, type PriceChange } from '@app/pricing';
import { AppError } from '../../platform/errors/app-error';
import { itemKinds } from '../editing/item-kinds';

export interface PriceChangeInput {
  kind: PricedKind;
  /** For colours: those of one material; null: all. */
  materialId: number | null;
  change: PriceChange;
  includeInactive: boolean;
}

/** @throws AppError `request/invalid`, naming fields that do not go together */
export function readPriceChange(request: PriceChangeRequest): PriceChangeInput {
  const { kind } = request;
  const errors: FieldError[] = [];
  const percent = trimmed(request.percent);
  const amount = trimmed(request.amount);
  const materialId = request.materialId == null ? null : Number(request.materialId);

  if ((percent === null) === (amount === null)) {
    errors.push({ field: 'percent', message: 'Please give either a percentage or an amount.' });
  } else if (Number(percent ?? amount) === 0) {
    errors.push({ field: percent === null ? 'amount' : 'percent', message: 'This changes nothing.' });
  } else if (percent !== null && hasMorePlaces(percent, 2)) {
    errors.push({ field: 'percent', message: 'Please use a percentage with at most 2 decimals.' });
  } else if (percent !== null && !isPriceWithin(percent, priceChangeLimits.percent, 2)) {
    const { min, max } = priceChangeLimits.percent;
    errors.push({ field: 'percent', message: `Please use a percentage from ${min} to ${max}.` });
  } else if (amount !== null && hasMorePlaces(amount, itemKinds[kind].price.places)) {
    const { places } = itemKinds[kind].price;
    errors.push({ field: 'amount', message: `These prices have at most ${places} decimals.` });
  }
  if (materialId !== null && kind !== 'colors') {
    errors.push({ field: 'materialId', message: 'Only colours belong to a material.' });
  }
  if (errors.length) throw new AppError('request/invalid', { fields: errors });
  return {
    kind,
    materialId,
    change: percent === null ? { amount: amount ?? '0' } : { percent },
    includeInactive: request.includeInactive === true,
  };
}

const trimmed = (value: string | null | undefined) => {
  const text = String(value ?? '').trim();
  return text === '' ? null : text.replace(/^\+/, '');
};

function hasMorePlaces(amount: string, places: number): boolean {
  try {
    toPlaces(amount, places);
    return false;
  } catch {
    return true;
  }
}
