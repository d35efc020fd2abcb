interface CatalogueChoice {
  id: number;
  name: string;
}

/** A top that the calculator cannot price, as far as it is configured. */
export interface InquiredTop {
  material: CatalogueChoice | null;
  color: (CatalogueChoice & { hexCode: string; stripUrl: string | null }) | null;
  thickness: { id: number; displayName: string } | null;
  /** null: none, or not chosen. */
  sink: CatalogueChoice | null;
  cutouts: readonly CatalogueChoice[];
  lengthMm: number;
  widthMm: number;
  quantity: number;
  notes: string;
}
