import type { AdminQuote } from '@app/contracts';
import { paymentWords } from '../../lib/status/payment-badge';
import { text } from './text';

/** '20mm (Standard)' is '20mm' where there is little room. */
export const shortThickness = ({ displayName }: AdminQuote['thickness']): string =>
  displayName.replace(/\s*\(.*\)$/, '');

/** 'Marble, 20mm' */
export const stoneDetail = ({ material, thickness }: Pick<AdminQuote, 'material' | 'thickness'>): string =>
  `${material.name}, ${shortThickness(thickness)}`;

/** '1200 × 350', in millimetres (D29). */
export const sizeWords = ({ length, width }: Pick<AdminQuote, 'length' | 'width'>): string =>
  `${length} × ${width}`;

type Contact = Pick<AdminQuote, 'customerName' | 'customerEmail' | 'customerPhone'>;

/** Who it is for, as far as anybody has said: name before e-mail before phone. */
export const contactOf = ({ customerName, customerEmail, customerPhone }: Contact): string[] =>
  [customerName, customerEmail, customerPhone].filter((said) => said !== null && said !== '') as string[];

/** 'Approved, paid': status and deposit in two words. */
export const stateInShort = ({ status, deposit }: Pick<AdminQuote, 'status' | 'deposit'>): string =>
  `${text.statuses[status]}, ${deposit ? paymentWords(deposit.paymentStatus).toLowerCase() : text.noDepositInShort}`;
