export const text = {
  inputIsKept: 'What you typed is still here.',
  orRingUs: 'You can also ring',
  withoutScript: 'This form needs JavaScript. Without it, please ring or write to us:',
} as const;

/** Shared by the two forms that send a message. */
export const messageText = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
  },
  missing: {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: 'Please enter your email address',
  },
  /** Word for word from the specification (§8). */
  sent: {
    title: 'Message Sent Successfully',
    description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
  },
  failed: { title: 'Failed to send message. Please try again.' },
} as const;
