import { company } from '@app/content';
import { buttonText } from './button-text';

export const text = {
  title: buttonText.ask,
  description: 'A top of this size is priced by a person, not by a formula. We reply within 24 hours.',

  configuration: 'Your top',
  rowLabels: {
    stone: 'Stone',
    size: 'Size',
    quantity: 'How many',
    thickness: 'Thickness',
    sink: 'Sink',
    cutouts: 'Cut-outs',
    notes: 'Notes',
  },
  stone: (material: string, color: string | null) => (color ? `${color}, ${material}` : material),
  notChosen: 'Not chosen yet',
  none: 'None',

  hints: {
    phone: 'If you would rather be called',
    message: 'When you need it by, how it is to be carried in: whatever helps us to price it',
  },
  /** The API requires a message (specification §5), but the visitor may have none. */
  defaultMessage: 'Please send me a price for this top.',
  send: 'Send to the workshop',
  sending: 'Sending...',
  finePrint: 'Asking costs nothing and orders nothing.',

  sentTitle: 'Your inquiry is with us',
  next: 'What happens next',
  steps: (email: string) => [
    `We reply to ${email} with a price within 24 hours.`,
    'If anything about the top is unclear, we ask before we price it.',
    'Nothing is ordered, and nothing is cut, until you say so.',
  ],
  done: 'Back to the calculator',
  company,
} as const;
