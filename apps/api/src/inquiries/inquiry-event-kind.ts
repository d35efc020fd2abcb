/** What staff do about an inquiry. That it came in and was acknowledged, the inquiry and its mail tell themselves. */
export const inquiryEventKinds = ['status', 'note', 'quote'] as const;
export type InquiryEventKind = (typeof inquiryEventKinds)[number];
