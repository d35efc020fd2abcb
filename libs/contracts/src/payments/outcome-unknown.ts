/** A browser recognises a stored failed deposit by this sentence, so it need not load all error messages. */
export const outcomeUnknownSentence =
  'We cannot see at the moment how your earlier payment page stands. Please do not pay again, but call us: we will look it up for you.';
