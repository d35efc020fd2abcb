import { createHash } from 'node:crypto';
import { digestOfBasket } from '../../quotes';
import { fieldError } from '../../platform/errors/app-error';
import { trimToNull } from '../../platform/validation';
import type { CreateDepositDto } from './create-deposit.dto';

export type RequestedDeposit = Omit<DepositInput, 'quoteIds' | 'network'>;

/** @throws AppError `request/invalid` if the delivery address is missing */
export function readDepositInput(
  dto: CreateDepositDto,
  { key, browserKey }: { key: string | undefined; browserKey: string | undefined },
): RequestedDeposit {
  const needsDelivery = dto.needsDelivery ?? false;
  const address = trimToNull(dto.deliveryAddress);
  if (needsDelivery && !address) {
    const message = 'Please provide your delivery address and postcode.';
    throw fieldError('request/invalid', 'deliveryAddress', message);
  }
  const basketSession = trimToNull(dto.basketSessionId);
  const input: RequestedDeposit = {
    customerName: dto.customerName.trim(),
    customerEmail: dto.customerEmail.trim(),
    customerPhone: dto.customerPhone.trim(),
    needsDelivery,
    deliveryAddress: needsDelivery ? address : null,
    description: trimToNull(dto.quotesDescription) ?? '',
    shownTotal: toPounds(dto.totalAmount),
    shownDeposit: toPounds(dto.depositAmount),
    basketDigest: basketSession === null ? null : digestOfBasket(basketSession),
    browserDigest: digestOfBrowser(browserKey),
  };
  return key === undefined ? input : { ...input, request: { key, hash: hashOf(dto, input) } };
}

/** null: the browser sent no key. */
export const digestOfBrowser = (key: string | undefined): string | null =>
  key === undefined ? null : createHash('sha256').update(key).digest('base64url');

const hashOf = ({ quoteId, quoteIds, basketSessionId }: CreateDepositDto, input: RequestedDeposit) =>
  createHash('sha256')
    .update(JSON.stringify([quoteId ?? '', quoteIds ?? [], basketSessionId ?? '', Object.entries(input)]))
    .digest('base64url');

/** Used only for comparison, never stored or charged. */
const toPounds = (shown: number | string | null | undefined): number | null =>
  shown === null || shown === undefined || String(shown).trim() === '' ? null : Number(shown);

export interface DepositInput {
  /** In the customer's order, without duplicates. */
  quoteIds: string[];
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  description: string;
  shownTotal: number | null;
  shownDeposit: number | null;
  /** A digest of the basket session in which the deposit was started; null: not in a basket. */
  basketDigest: string | null;
  /** A digest of the browser's key, which only that tab knows. */
  browserDigest: string | null;
  depositId?: string;
  orderId?: string | undefined;
  /** Makes the request idempotent (D18). */
  request?: { key: string; hash: string };
  network: string;
}
