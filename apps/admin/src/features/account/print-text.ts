/** Prints some text and nothing else of the page. The style is a constructed sheet, which the security policy allows. */
export function printText(text: string): void {
  const page = document.createElement('pre');
  page.dataset.printAlone = '';
  page.textContent = text;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-print-alone] { display: none; }
    @media print {
      body > :not([data-print-alone]) { display: none !important; }
      [data-print-alone] { display: block; margin: 0; font: 14px/1.8 monospace; white-space: pre-wrap; color: #000; }
    }`);
  document.body.append(page);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const cleanUp = () => {
    page.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  window.addEventListener('afterprint', cleanUp, { once: true });
  window.print();
}
