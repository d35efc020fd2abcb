import { colors, type Color } from '../parts/colors';

/** Some words of a mail, with their colour and what is behind them, by their names. */
export interface Painted {
  words: string;
  text: Color;
  ground: Color;
}

const named = (className: string, kind: 't' | 'g'): Color | undefined =>
  className
    .split(' ')
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => name.slice(2))
    .find((name): name is Color => Object.hasOwn(colors, name));

/** Every text of a page in its colours: what it, or the nearest around it, says. */
export function painted(page: Document): Painted[] {
  const texts: Painted[] = [];
  const walk = page.createTreeWalker(page.body, 4 /* text */);
  while (walk.nextNode()) {
    const words = walk.currentNode.textContent?.trim();
    const element = walk.currentNode.parentElement;
    if (!words || !element || element.closest('[style*="display:none"]')) continue;
    texts.push({
      words,
      text: nearest(element, 't'),
      ground: nearest(element, 'g'),
    });
  }
  return texts;
}

function nearest(element: Element, kind: 't' | 'g'): Color {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = named(at.className, kind);
    if (name) return name;
  }
  throw new Error(`nothing says in what colour this is: ${element.outerHTML}`);
}
