/** Status of an inquiry; staff may choose any (D28). */
export const inquiryStatuses = ['new', 'in-progress', 'resolved', 'spam'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Answer to either form (D8). */
export interface InquiryResponse {
  id: string;
  status: InquiryStatus;
}
