/** A full postcode in capitals, without the space. Others are not looked up (D38). */
export const postcodePattern = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/;

/** Characters needed for a look-up (specification §5). */
export const minPostcodeLength = 5;

/** `rg1 1aa` becomes `RG11AA`. */
export const normalisePostcode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Location of a postcode; null: unknown. */
export interface PostcodeResponse {
  status: 200;
  result: {
    postcode: string;
    admin_ward: string | null;
    admin_district: string | null;
    country: string;
  };
}

/** Areas around a postcode: its own first, then the others by name; may be empty. */
export type PostcodeAreasResponse = string[];
