/** At least five digits, with any text around them ('ext. 4', 'after six'). */
export const phonePattern = /^(?:[^0-9]*[0-9]){5}/;

/** Whether the text contains a phone number. */
export const isPhone = (text: string): boolean => phonePattern.test(text);
