import { quoteIdPattern, type InquiryForm } from '@app/contracts';

/** `?open=contact-kLSwY2vXZwqkrDQuVyeBfQ`, as linked in mails. */
export interface InquiryKey {
  form: InquiryForm;
  id: string;
}

export const toInquiryItemId = ({ form, id }: InquiryKey): string => `${form}-${id}`;

/** null: names no inquiry. */
export function parseInquiryItemId(value: string | null): InquiryKey | null {
  const match = /^(contact|trade)-(.+)$/.exec(value ?? '');
  const [, form, id = ''] = match ?? [];
  return form && quoteIdPattern.test(id) ? { form: form as InquiryForm, id } : null;
}
