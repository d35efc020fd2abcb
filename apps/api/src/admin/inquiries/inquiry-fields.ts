import type { AdminInquiryDetail, InquiryForm } from '@app/contracts';

type Field = [label: string, name: string, isLong?: 'long'];

/** The fields of the forms in their order. `name` is the field's name in the request. */
const formFields: Record<InquiryForm, Field[]> = {
  contact: [
    ['First name', 'firstName'],
    ['Last name', 'lastName'],
    ['Email', 'email'],
    ['Phone', 'phone'],
    ['Message', 'message', 'long'],
  ],
  trade: [
    ['Company name', 'companyName'],
    ['Contact name', 'contactName'],
    ['Email', 'email'],
    ['Phone', 'phone'],
    ['Project type', 'projectType'],
    ['Quantity', 'quantity'],
    ['Materials', 'materials'],
    ['Timeline', 'timeline'],
    ['Edging requirements', 'edgingRequirements'],
    ['Specifications', 'specifications', 'long'],
    ['Additional details', 'additionalDetails', 'long'],
  ],
};

export const submittedFieldsSql = (form: InquiryForm): string => {
  const names = formFields[form]
    .map(([, name]) => name)
    .filter((name) => name !== 'email' && name !== 'phone');
  const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `json_build_object(${names.map((name) => `'${name}', inquiry.${columnOf(name)}`).join(', ')})`;
};

/** Only the fields that were filled in. */
export const fieldsOf = (
  form: InquiryForm,
  inquiry: Readonly<Record<string, unknown>>,
): AdminInquiryDetail['fields'] =>
  formFields[form].flatMap(([label, name, isLong]) => {
    const value = inquiry[name];
    return typeof value === 'string' ? [{ label, value, isLong: isLong !== undefined }] : [];
  });
