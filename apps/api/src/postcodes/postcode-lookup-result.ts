/** Ward and district are null if postcodes.io does not know them. */
export interface Place {
  kind: 'place';
  postcode: string;
  ward: string | null;
  district: string | null;
  country: string;
}

/** Districts of an outward code (`RG1`), in no order. */
export interface Districts {
  kind: 'districts';
  names: string[];
}

export interface NotFound {
  kind: 'not-found';
}

export interface Unavailable {
  kind: 'unavailable';
}

export type PostcodeLookupResult = Place | Districts | NotFound | Unavailable;
