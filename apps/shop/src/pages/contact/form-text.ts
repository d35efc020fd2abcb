export const text = {
  title: 'Send a message',
  hints: {
    phone: 'Only if you would rather be called',
    message: 'A size and a stone help, and a photo of the place',
  },
  missingMessage: 'Please write a line or two',
  send: 'Send Message',
  sending: 'Sending...',
  sentNote: 'Your message is with us.',
} as const;
