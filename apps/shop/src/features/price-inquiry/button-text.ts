export const buttonText = {
  ask: 'Ask us to price this',
  explanation: 'Larger than we price online. A person replies within 24 hours.',
  choicesAreSent: 'The colour and sink that you choose go along.',
  chooseFirst: 'Choose colour and sink first',
  didNotOpen: {
    title: 'The form did not open',
    description: 'Please try again in a moment.',
    tone: 'bad',
  },
} as const;
