import { type InquiryForm } from '@app/contracts';

export const inquiryForms = ['contact', 'trade'] as const satisfies readonly InquiryForm[];
