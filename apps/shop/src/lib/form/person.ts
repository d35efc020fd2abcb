import { contactLimits } from '@app/contracts';

/** Who writes to us, in every form that sends a message (specification §5); a phone number may be left out. */
export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const;

export const personRules = {
  firstName: { limit: contactLimits.firstName, missing: 'Please enter your first name' },
  lastName: { limit: contactLimits.lastName, missing: 'Please enter your last name' },
  email: { limit: contactLimits.email, missing: 'Please enter your email address', isEmail: true },
  phone: { limit: contactLimits.phone },
} as const;

/** To the letter of the specification (§8). */
export const messageToasts = {
  sent: {
    title: 'Message Sent Successfully',
    description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
  },
  failed: { title: 'Failed to send message. Please try again.' },
} as const;
