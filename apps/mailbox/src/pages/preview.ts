/** How a mail's HTML is looked at. */
export interface Preview {
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark';
  images: 'on' | 'off';
}

const choices: { [Name in keyof Preview]: readonly Preview[Name][] } = {
  width: ['desktop', 'phone'],
  scheme: ['light', 'dark'],
  images: ['on', 'off'],
};

const choose = <Value extends string>(values: readonly Value[], wanted: unknown, fallback: Value): Value =>
  values.find((value) => value === wanted) ?? fallback;

/** What a page's address asks for; the first of each choice where it asks for nothing. */
export const readPreview = ({ width, scheme, images }: Record<string, unknown>): Preview => ({
  width: choose(choices.width, width, 'desktop'),
  scheme: choose(choices.scheme, scheme, 'light'),
  images: choose(choices.images, images, 'on'),
});
