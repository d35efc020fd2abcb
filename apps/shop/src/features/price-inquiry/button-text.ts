export const buttonText = {
  ask: 'Ask us to price this',
  why: 'Larger than we price online. A person replies within 24 hours.',
  rest: 'The colour and sink that you choose go along.',
  chooseRest: 'Choose colour and sink first',
  didNotOpen: {
    title: 'The form did not open',
    description: 'Please try again in a moment.',
    tone: 'bad',
  },
} as const;
