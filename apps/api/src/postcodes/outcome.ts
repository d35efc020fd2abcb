/** Where a postcode lies; what is not known is null. */
export interface Place {
  kind: 'place';
  postcode: string;
  ward: string | null;
  district: string | null;
  country: string;
}

/** The districts that an outward code (`RG1`) reaches into, in no order. */
export interface Districts {
  kind: 'districts';
  names: string[];
}

/** There is no such postcode. */
export interface NotFound {
  kind: 'not-found';
}

/** Nobody told. */
export interface Unavailable {
  kind: 'unavailable';
}

/** What came of a look-up. */
export type Outcome = Place | Districts | NotFound | Unavailable;
