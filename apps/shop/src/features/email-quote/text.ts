import { company } from '@app/content';
import { emailQuoteLimits } from '@app/contracts';
import { buttonText } from './button-text';

export const text = {
  title: buttonText.title,
  description: 'The drawing, every line and the price, as a PDF you can print.',

  price: (reference: string, total: string) => `${reference}, ${total} inc. VAT`,
  labels: { name: 'Full name', email: 'Email', phone: 'Phone' },
  hints: { phone: 'So that the workshop can ring about this quote' },
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
  },
  send: 'Send',
  sending: 'Sending...',
  finePrint: 'Used for this quote only. No newsletter.',

  sent: {
    title: 'Quote Emailed Successfully',
    description: 'Your quote has been sent to your email address!',
  },
  failed: 'Failed to email quote. Please try again.',

  emailMe: 'Email me my quote',
  /** What the mail contains. */
  basketHint: (quotes: number) =>
    quotes === 1
      ? 'The drawing, every line and the price, as a PDF you can print.'
      : `All ${quotes} quotes in one email, each ${quotes > emailQuoteLimits.pdfs ? 'with a link to its PDF' : 'as a PDF you can print'}.`,
  basketSent: { title: 'Quote Emailed', description: 'Your quote has been sent to your email address!' },
  basketFailed: 'Error',
  emailRequired: {
    title: 'Email Required',
    description: 'Please enter your email address to receive the quote.',
  },
  phone: company.phone,
} as const;
