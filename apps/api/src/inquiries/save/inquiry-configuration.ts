/** A part of the catalogue as it was called when it was asked for. */
interface AskedPart {
  id: number;
  name: string;
}

/**
 * The top that an inquiry asks about, kept with it: staff read it as it was asked for, whatever the catalogue calls
 * its parts later, and with the ids a quote can be made of it. Null: not said.
 */
export interface InquiryConfiguration {
  material: AskedPart | null;
  color: AskedPart | null;
  thickness: AskedPart | null;
  lengthMm: number | null;
  widthMm: number | null;
  /** Null: none, or not said. */
  sinkType: AskedPart | null;
  cutouts: AskedPart[];
  notes: string | null;
}
