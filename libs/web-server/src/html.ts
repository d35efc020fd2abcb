/** Text that is already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** A template that escapes its values, except other templates; nullish values are empty. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    strings.map((text, index) => text + (index < parts.length ? markupOf(parts[index]) : '')).join(''),
  );

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
