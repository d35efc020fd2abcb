import { useLayoutEffect } from 'react';

/** Where the remote's files come from; outside a build, as in tests, there are no sheets either. */
const home = () => (typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : undefined);

function switchOwnStyles(isOn: boolean): void {
  const address = home();
  if (!address) return;
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheet && href.startsWith(new URL(address, window.location.href).href)) sheet.disabled = !isOn;
}

/** The admin's rules hold while it is there: on the way to the shop in the same page they must not win over the shop's. */
export function useOwnStyles(): void {
  useLayoutEffect(() => {
    switchOwnStyles(true);
    return () => switchOwnStyles(false);
  }, []);
}
