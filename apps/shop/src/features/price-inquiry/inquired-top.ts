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
