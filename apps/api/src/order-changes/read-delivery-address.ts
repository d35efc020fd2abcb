import { fieldError } from '../platform/errors/app-error';
import { trimToNull } from '../platform/validation';

/** @returns null for collection */
export function readDeliveryAddress(request: {
  needsDelivery: boolean;
  deliveryAddress?: string | null;
}): string | null {
  if (!request.needsDelivery) return null;
  const address = trimToNull(request.deliveryAddress);
  if (!address)
    throw fieldError('request/invalid', 'deliveryAddress', 'Please enter the address with its postcode.');
  return address;
}
