/**
 * What can be rung: five digits at least, with whatever people write around them ('ext. 4', 'after six'). Shop and
 * API agree by it.
 */
export const phonePattern = /^(?:[^0-9]*[0-9]){5}/;

/** Whether a text has a phone number in it. */
export const isPhone = (text: string): boolean => phonePattern.test(text);
