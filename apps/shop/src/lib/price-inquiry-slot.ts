import type { Attachments } from './attachments/use-attachments';

interface Named {
  id: number;
  name: string;
}

/** A top that the calculator cannot price, as far as it is configured. */
export interface InquiredTop {
  material: Named | null;
  color: (Named & { hexCode: string; stripUrl: string | null }) | null;
  thickness: { id: number; displayName: string } | null;
  /** null: none, or not chosen. */
  sink: Named | null;
  cutouts: readonly Named[];
  lengthMm: number;
  widthMm: number;
  quantity: number;
  notes: string;
}

/** Props of the button that asks us for a price. */
export interface PriceInquiryProps {
  top: InquiredTop;
  /** Chosen beside the notes; sent with the inquiry. */
  attachments: Attachments;
  /** Goes to the colour or sink not chosen yet; null if both are. */
  onChooseRest?: (() => void) | null;
}
