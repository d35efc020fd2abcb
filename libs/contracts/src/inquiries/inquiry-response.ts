/** Where an inquiry stands; staff may choose any (D28). */
export const inquiryStatuses = ['new', 'in-progress', 'resolved', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** The answer to either form: that the inquiry is kept, and under which id (D8). */
export interface InquiryResponse {
  id: string;
  status: InquiryStatus;
}
