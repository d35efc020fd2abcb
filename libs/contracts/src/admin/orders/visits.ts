import type { AppointmentKind } from '../../appointments/appointment';
import type { SizeLimits } from '../../quotes/quote-limits';
import type { TopLayout } from '../../quotes/top-layout';
import type { TopCard } from './top-card';

/** `GET /api/admin/visits`: one's own appointments from today on, and those of today that have no person yet. */
export interface Visits {
  visits: Visit[];
  sizeLimits: SizeLimits;
}

export interface Visit {
  /** Of the appointment. */
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
  /** Those that it is about and that are not cancelled, each with the quantity that goes. */
  tops: TopCard[];
  /** '8 of 24 tops'; null: all of the order. */
  part: string | null;
  /** How many tops can be handed over now. */
  toHandOver: number;
}

export const visitEntryKinds = ['sizes', 'hand-over', 'photos'] as const;
export type VisitEntryKind = (typeof visitEntryKinds)[number];

/**
 * `POST /api/admin/visits/{id}/entries`: what happened at a visit, as field `entry` (JSON) of a form with photos. Its
 * idempotency key makes sending it again harmless.
 */
export interface VisitEntryRequest {
  kind: VisitEntryKind;
  /** When it was entered on the phone, which may have been without a connection. */
  enteredAt: string;
  /** Who signed or received it; null: nobody did, or photos are added. */
  name?: string | null;
  /** Why nobody signed the drawing of these sizes: its customer then agrees by link. */
  unsignedReason?: string | null;
  /** Of the top that photos are added to. */
  reference?: string | null;
  /** Floor and access; absent: unchanged. */
  access?: string | null;
  sizes?: SizesOnSite | null;
  /** Of all tops of the visit that are ready. */
  stage?: 'delivered' | 'collected' | null;
  /** Why they are handed over although one of them is on hold. */
  reason?: string | null;
}

export interface SizesOnSite {
  /** Of the top. */
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

/** Otherwise sizes taken on site ask the customer about a revised price. */
export const keepsQuotedPrice = (
  { length, width, making }: Pick<TopCard, 'length' | 'width' | 'making'>,
  { lengthMm, widthMm }: { lengthMm: number; widthMm: number },
): boolean => Math.max(Math.abs(lengthMm - length), Math.abs(widthMm - width)) <= making.sizeToleranceMm;

export const visitEntryLimits = { name: 120 } as const;
