/** A top that a visitor asks us to price. */
export interface MailConfiguration {
  material: string | null;
  color: string | null;
  thickness: string | null;
  /** In mm. */
  length: number | null;
  width: number | null;
  quantity: number;
  sink: string | null;
  cutouts: readonly string[];
  notes: string | null;
}

/** A message by the contact form. */
export interface ContactMailData {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  /** Set if it asks for the price of a top that the calculator cannot price. */
  configuration: MailConfiguration | null;
  receivedAt: Date;
}

/** An inquiry by the trade form. */
export interface TradeMailData {
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  projectType: string | null;
  quantity: string | null;
  materials: string | null;
  specifications: string | null;
  timeline: string | null;
  edgingRequirements: string | null;
  additionalDetails: string | null;
  receivedAt: Date;
}

/** Staff's answer to an inquiry, complete with greeting and name. */
export interface InquiryAnswerMailData {
  reference: string;
  text: string;
  /** What they last wrote; null: nothing to quote. */
  quotedText: string | null;
}
