import { contactLimits } from '@app/contracts';

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

/** Word for word from the specification (§8). */
export const messageToasts = {
  sent: {
    title: 'Message Sent Successfully',
    description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
  },
  failed: { title: 'Failed to send message. Please try again.' },
} as const;
