/** What stands on the page before anything is opened; the rest of the wording comes with what is opened. */
export const buttonText = {
  title: 'Email Quote to Me',
  didNotOpen: {
    title: 'The form did not open',
    description: 'Please try again in a moment.',
    tone: 'bad',
  },
  sentTo: (email: string) => `Sent to ${email}.`,
} as const;
