/** Finds text split over several elements, such as references: `getByText(acrossElements('Open VT-26-00412'))`. */
export const acrossElements =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const hasText = ({ textContent }: Element) =>
      typeof text === 'string' ? textContent.trim() === text : text.test(textContent);
    return element !== null && hasText(element) && ![...element.children].some(hasText);
  };
