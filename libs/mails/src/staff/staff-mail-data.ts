import type { DepositMailData } from '../deposits/deposit-mail-data';
import type { ContactMailData, TradeMailData } from '../inquiries/inquiry-mail-data';
import type { AlertKind } from './alert-text';

/** For the team: a customer has paid and should be called. */
export interface StaffDepositMailData extends DepositMailData {
  email: string;
  phone: string;
  callBefore: Date;
  /** Staff entered a customer other than the payer. */
  isPaidByAnother: boolean;
  adminUrl: string;
}

/** For the team: a payment that needs a decision. */
export interface StaffReviewMailData {
  customerName: string;
  email: string;
  phone: string;
  references: readonly string[];
  depositAmount: string;
  /** The reason's code: 'already-paid'. */
  reason: string;
  lookBefore: Date;
  adminUrl: string;
}

interface ToAnswer {
  /** The time by which we promised to answer. */
  answerBefore: Date;
  adminUrl: string;
}

export type StaffContactMailData = ContactMailData & ToAnswer;

export type StaffTradeMailData = TradeMailData & ToAnswer;

/** For the team: a customer's answer to a revised price. */
export interface StaffRevisionAnsweredMailData {
  isAgreed: boolean;
  /** References of the revised and of the original quote. */
  reference: string;
  previousReference: string;
  customerName: string | null;
  phone: string | null;
  /** In mm, as measured. */
  length: number;
  width: number;
  quantity: number;
  /** In pounds. */
  previousTotal: string;
  total: string;
  depositCredited: string;
  dueAt: Date;
  adminUrl: string;
}

/** For the team: something does not work, in the shop or at a provider. */
export interface StaffAlertMailData {
  reason: AlertKind;
  /** The failure's own message. */
  detail: string | null;
  since: Date;
  adminUrl: string;
}

/** A link to choose a password, for a new colleague or for somebody who forgot theirs. */
export interface StaffInvitationMailData {
  firstName: string;
  /** Contains the recipient's secret token. */
  url: string;
  endsAt: Date;
  isReset: boolean;
}
