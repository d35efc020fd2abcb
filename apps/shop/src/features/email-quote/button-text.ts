/** Shown before the dialog opens; the other texts load with the dialog. */
export const buttonText = {
  title: 'Email Quote to Me',
  didNotOpen: {
    title: 'The form did not open',
    description: 'Please try again in a moment.',
    tone: 'bad',
  },
  sentTo: (email: string) => `Sent to ${email}.`,
} as const;
