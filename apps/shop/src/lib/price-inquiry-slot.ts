import type { Attachments } from './attachments/use-attachments';
import type { TellLayer } from './history/use-back-closes';

interface Named {
  id: number;
  name: string;
}

/** A top that the calculator has no price for, as far as it is configured. */
export interface InquiredTop {
  material: Named | null;
  color: (Named & { hexCode: string; stripUrl: string | null }) | null;
  thickness: { id: number; displayName: string } | null;
  /** null: none, or not chosen. */
  sink: Named | null;
  cutouts: readonly Named[];
  lengthMm: number;
  widthMm: number;
  /** So many equal tops. */
  quantity: number;
  notes: string;
}

/** What the calculator hands to the button that asks a person for a price. */
export interface PriceInquiryProps {
  top: InquiredTop;
  /** Chosen beside the notes: the question takes them along. */
  attachments: Attachments;
  onLayer?: TellLayer;
  /** Leads to the colour or sink that is not chosen yet; null where both are. */
  onChooseRest?: (() => void) | null;
}
