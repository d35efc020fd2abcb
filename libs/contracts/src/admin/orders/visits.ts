import type { AppointmentKind } from '../../appointments/appointment';
import type { SizeLimits } from '../../quotes/quote-limits';
import type { TopLayout } from '../../quotes/top-layout';
import type { TopCard } from './top-card';

/** `GET /api/admin/visits`: the user's appointments from today on, and today's appointments without a person. */
export interface Visits {
  visits: Visit[];
  sizeLimits: SizeLimits;
}

export interface Visit {
  /** Id of the appointment. */
  id: string;
  kind: AppointmentKind;
  startsAt: string;
  endsAt: string;
  /** 'OR-26-00031'. */
  order: string;
  customerName: string | null;
  phone: string | null;
  address: string | null;
  /** False: nobody is named yet. */
  isMine: boolean;
  /** Its tops that are not cancelled, each with the quantity of this visit. */
  tops: TopCard[];
  /** '8 of 24 tops'; null: all of the order. */
  part: string | null;
  /** How many tops can be handed over now. */
  toHandOver: number;
}

export const visitEntryKinds = ['sizes', 'hand-over', 'photos', 'nobody-there'] as const;
export type VisitEntryKind = (typeof visitEntryKinds)[number];

/**
 * `POST /api/admin/visits/{id}/entries`: what happened at a visit, as field `entry` (JSON) of a form with photos. An
 * idempotency key makes it safe to send again.
 */
export interface VisitEntryRequest {
  kind: VisitEntryKind;
  /** When it was entered on the phone, which may have been without a connection. */
  enteredAt: string;
  /** Name of the person who signed or received it; null: nobody, or only photos are added. */
  name?: string | null;
  /** Why nobody signed the drawing of these sizes. The customer then agrees by link. */
  unsignedReason?: string | null;
  /** Reference of the top to which photos are added. */
  reference?: string | null;
  /** Floor and access; absent: unchanged. */
  access?: string | null;
  sizes?: SizesOnSite | null;
  /** New stage of all tops of the visit that are ready. */
  stage?: 'delivered' | 'collected' | null;
  /** Why they are handed over although one of them is on hold. */
  reason?: string | null;
  /** For the office, if nobody was there. */
  note?: string | null;
  /** The visit's time that was shown when nobody was there. 409 if it has another one now. */
  knownStartsAt?: string;
}

export interface SizesOnSite {
  /** Reference of the top. */
  reference: string;
  lengthMm: number;
  widthMm: number;
  /** Null: positions are still to be agreed. */
  layout?: TopLayout | null;
  note?: string | null;
  /** Version that was shown; null: none. 409 if there is a newer one. */
  knownVersion: number | null;
}

/** Field names of the form's files. */
export const visitFileFields = ['files', 'signature'] as const;

export interface VisitEntryResponse {
  /** The sizes change the price, so the customer is asked to agree to it. */
  isRevised: boolean;
}

/** Whether sizes taken on site are close enough to the quoted ones to keep the price. Otherwise the price is revised. */
export const keepsQuotedPrice = (
  { length, width, making }: Pick<TopCard, 'length' | 'width' | 'making'>,
  { lengthMm, widthMm }: { lengthMm: number; widthMm: number },
): boolean => Math.max(Math.abs(lengthMm - length), Math.abs(widthMm - width)) <= making.sizeToleranceMm;

export const visitEntryLimits = { name: 120, note: 300 } as const;
