/** The words of a page as they are read, one space between them. */
export function visibleWords(page: Document): string {
  const copy = page.body.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[style*="display:none"]')) hidden.remove();
  for (const cell of copy.querySelectorAll('td, p, h1, h2, br')) cell.append(' ');
  return (copy.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
