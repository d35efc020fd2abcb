/**
 * The Content-Security-Policy refuses style attributes in HTML, not styles set by script (D45). Prerendering
 * therefore writes them as data-style, and they are put back just before React adopts the page.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}
