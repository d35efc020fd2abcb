/** Wording of the message form. The toasts are the specification's to the letter (§8). */
export const text = {
  title: 'Send a message',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
  },
  phoneHint: 'Only if you would rather be called',
  messageHint: 'A size and a stone help, and a photo of the place',
  missing: {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    email: 'Please enter your email address',
    message: 'Please write a line or two',
  },
  send: 'Send Message',
  sending: 'Sending...',
  sent: {
    title: 'Message Sent Successfully',
    description: "Thank you for your inquiry. We'll get back to you within 24 hours.",
  },
  failed: { title: 'Failed to send message. Please try again.' },
  sentNote: 'Your message is with us.',
} as const;
