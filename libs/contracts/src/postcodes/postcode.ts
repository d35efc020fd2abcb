/** A full postcode without its space, in capitals. Anything else is not looked up (D38). */
export const postcodePattern = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/;

/** Fewest characters with which a look-up is begun (specification §5). */
export const minPostcodeLength = 5;

/** `rg1 1aa` and `RG1 1AA` are the same postcode. */
export const normalisePostcode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Where a postcode lies; what is not known is null. */
export interface PostcodeResponse {
  status: 200;
  result: {
    postcode: string;
    admin_ward: string | null;
    admin_district: string | null;
    country: string;
  };
}

/** Names of the areas around a postcode, its own first, then the others by name; may be empty. */
export type PostcodeAreasResponse = string[];
