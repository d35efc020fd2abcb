import { quoteIdPattern, type InquiryForm } from '@app/contracts';

/** An inquiry as an address names it: `?open=contact-kLSwY2vXZwqkrDQuVyeBfQ`. Mails link to it. */
export interface InquiryKey {
  form: InquiryForm;
  id: string;
}

export const toOpenValue = ({ form, id }: InquiryKey): string => `${form}-${id}`;

/** null for whatever names no inquiry. */
export function readOpenValue(value: string | null): InquiryKey | null {
  const match = /^(contact|trade)-(.+)$/.exec(value ?? '');
  const [, form, id = ''] = match ?? [];
  return form && quoteIdPattern.test(id) ? { form: form as InquiryForm, id } : null;
}
