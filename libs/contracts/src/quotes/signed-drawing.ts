import type { TopLayout } from './top-layout';

/** The content of a drawing of a top. It is stored as it was when somebody agreed to it. */
export interface TopDrawing {
  lengthMm: number;
  widthMm: number;
  /** Number of equal tops. */
  quantity: number;
  material: string;
  color: string;
  /** '20 mm'. */
  thickness: string;
  /** Null: no sink. */
  sink: string | null;
  cutouts: { id: number; name: string }[];
  /** Null: positions are still to be agreed. */
  layout: TopLayout | null;
}

/** How somebody agreed to a drawing: on the customer's order page, or by a signature on the fitter's screen. */
export const drawingAgreementMethods = ['order-page', 'on-site'] as const;
export type DrawingAgreementMethod = (typeof drawingAgreementMethods)[number];

/** Somebody's agreement to the drawing of a version of the sizes. */
export interface DrawingAgreement {
  /** Null: hidden from this reader, or erased. */
  by: string | null;
  how: DrawingAgreementMethod;
  at: string;
}

/** Why a top is cut although nobody has agreed to its drawing. */
export interface UnsignedCut {
  /** Null: erased. */
  reason: string | null;
  /** First name; null: the account was erased. */
  by: string | null;
  at: string;
}

/** A drawing on its customer's order page. */
export interface OrderDrawing {
  quoteId: string;
  reference: string;
  drawing: TopDrawing;
  /** SHA-256 of the drawing, in hexadecimal. Sent back with the agreement, it proves which drawing was shown. */
  digest: string;
  /** Without the name; null: nobody has agreed yet. */
  agreement: DrawingAgreement | null;
  /** It is complete, and can be agreed to before the stone is cut. */
  canAgree: boolean;
}

export const drawingDigestPattern = /^[0-9a-f]{64}$/;

/** `POST /api/orders/{token}/drawings/{quoteId}/agreement`. 409 if another drawing was shown. */
export interface AgreeToDrawingRequest {
  digest: string;
  /** Name of the person who agrees. */
  agreedBy: string;
}

/** Characters of the name of the person who agreed. */
export const maxAgreedByLength = 120;
