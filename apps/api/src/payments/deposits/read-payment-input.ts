import { createHash } from 'node:crypto';
import { savedIn } from '../../quotes';
import { fieldError } from '../../platform/errors/app-error';
import { tidy } from '../../platform/validation';
import type { CreateDepositDto } from './create-deposit.dto';

/** What a request says by itself; which quotes it is about may need the basket. */
export type StatedInput = Omit<PaymentInput, 'quoteIds' | 'network'>;

/**
 * A request in the terms of the domain: trimmed, absent as null, an address with delivery alone.
 * @throws AppError `request/invalid` where the address is missing
 */
export function readPaymentInput(dto: CreateDepositDto, key: string | undefined): StatedInput {
  const needsDelivery = dto.needsDelivery ?? false;
  const address = tidy(dto.deliveryAddress);
  if (needsDelivery && !address) {
    const message = 'Please provide your delivery address and postcode.';
    throw fieldError('request/invalid', 'deliveryAddress', message);
  }
  const session = tidy(dto.basketSessionId);
  const input: StatedInput = {
    customerName: dto.customerName.trim(),
    customerEmail: dto.customerEmail.trim(),
    customerPhone: dto.customerPhone.trim(),
    needsDelivery,
    deliveryAddress: needsDelivery ? address : null,
    description: tidy(dto.quotesDescription) ?? '',
    shownTotal: toPounds(dto.totalAmount),
    shownDeposit: toPounds(dto.depositAmount),
    begunIn: session === null ? null : savedIn(session),
  };
  return key === undefined ? input : { ...input, request: { key, hash: hashOf(dto, input) } };
}

/** All that makes one request another one. */
const hashOf = ({ quoteId, quoteIds, basketSessionId }: CreateDepositDto, input: StatedInput) =>
  createHash('sha256')
    .update(JSON.stringify([quoteId ?? '', quoteIds ?? [], basketSessionId ?? '', Object.entries(input)]))
    .digest('base64url');

/** Compared only: never stored and never charged. */
const toPounds = (shown: number | string | null | undefined): number | null =>
  shown === null || shown === undefined || String(shown).trim() === '' ? null : Number(shown);

/** What somebody wants to pay a deposit on, and how they want it (D15). */
export interface PaymentInput {
  /** In the customer's order, each once; at least one. */
  quoteIds: string[];
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  needsDelivery: boolean;
  /** There with delivery, and only then. */
  deliveryAddress: string | null;
  description: string;
  /** The amounts that the customer was shown, in pounds; null where none were sent. */
  shownTotal: number | null;
  shownDeposit: number | null;
  /** A digest of the basket that it is begun from; null: from none. */
  begunIn: string | null;
  /** The deposit that is to be paid; absent: whichever fits, or a new one. */
  depositId?: string;
  /** So that the same request sent again changes nothing (D18). */
  request?: { key: string; hash: string };
  /** Who asks, for the limit of use. */
  network: string;
}
