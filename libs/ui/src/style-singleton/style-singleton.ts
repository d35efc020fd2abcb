import { useEffect, useState } from 'react';

/**
 * Replaces the package react-style-singleton (an alias in the rspack.config.mjs of shop and admin): the same three
 * functions with a constructed style sheet. The package adds a <style> element, which the Content-Security-Policy
 * refuses, and then the page behind a dialog still scrolls.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyles(css: string, isDynamic?: boolean) {
    const [first] = useState(css);
    const wanted = isDynamic ? css : first;
    useEffect(() => {
      sheet.add(wanted);
      return () => sheet.remove();
    }, [wanted]);
  };
}

export function styleSingleton() {
  const useStyles = styleHookSingleton();
  return function Styles({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyles(styles, dynamic);
    return null;
  };
}
