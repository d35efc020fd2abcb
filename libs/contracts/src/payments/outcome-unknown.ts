/** By this a browser knows a stored failed deposit, without loading the catalogue of all errors. */
export const outcomeUnknownSentence =
  'We cannot see at the moment how your earlier payment page stands. Please do not pay again, but call us: we will look it up for you.';
