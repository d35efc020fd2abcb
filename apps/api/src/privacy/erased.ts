/** What stands where a word must stand and nobody is to be named. */
export const erasedWord = 'Erased';

/** The same for an address: by RFC 2606 there will never be such a mailbox. */
export const erasedAddress = 'erased@erased.invalid';
