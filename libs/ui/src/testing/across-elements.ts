/** Finds text split over several elements, such as references: `getByText(acrossElements('Open VT-26-00412'))`. */
export const acrossElements =
  (words: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const hasWords = ({ textContent }: Element) =>
      typeof words === 'string' ? textContent.trim() === words : words.test(textContent);
    return element !== null && hasWords(element) && ![...element.children].some(hasWords);
  };
