import { useLayoutEffect } from 'react';

/** Where the remote's files are; undefined in tests, where there are no style sheets. */
const publicPath = () => (typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : undefined);

function toggleAdminStyles(isOn: boolean): void {
  const address = publicPath();
  if (!address) return;
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheet && href.startsWith(new URL(address, window.location.href).href)) sheet.disabled = !isOn;
}

/** Disables the admin's style sheets in the shop, which shares the page. */
export function useAdminStyles(): void {
  useLayoutEffect(() => {
    toggleAdminStyles(true);
    return () => toggleAdminStyles(false);
  }, []);
}
