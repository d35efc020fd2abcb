/** All words, in any order, ignoring accents: same as the API's search. */
export const hasAllWords = (text: string, search: string): boolean => {
  const plain = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
};

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
