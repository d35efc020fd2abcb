/** Anybody can type anybody's address into a form. */
export const notYou = [
  'You get this because a form on our site was sent with this address. If that was not you, you need do nothing: there is no list to leave.',
];
