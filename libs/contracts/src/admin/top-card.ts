import type { OrderStage } from '../quotes/order-stage';
import type { Measurements } from './measurements';

/** A top as workshop and fitters see it: no prices, and neither its customer nor the quote's id, which opens the price. */
export interface TopCard {
  /** Of the quote that is made: 'VT-26-00412'. */
  reference: string;
  /** 'OR-26-00031'. */
  order: string;
  /** Null: cancelled. */
  stage: OrderStage | null;
  material: { name: string };
  color: { name: string; hexCode: string; imageUrl: string | null };
  thickness: { displayName: string };
  /** Millimetres, as quoted. */
  length: number;
  width: number;
  quantity: number;
  sinkType: { name: string } | null;
  cutouts: { name: string }[];
  /** The customer's note on the top, without prices and addresses. */
  note: string | null;
  /** Latest sizes; null: none yet. */
  measurements: Measurements | null;
  /** The sizes are agreed and nothing keeps it from being cut. */
  isMeasured: boolean;
  /** Floor and access, for the whole order. */
  access: string | null;
  isDelivery: boolean;
}

/** Characters of an order's note about floor and access. */
export const maxAccessNoteLength = 500;
