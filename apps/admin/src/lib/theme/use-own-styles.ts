import { useLayoutEffect } from 'react';

/** As the build marks the sheets that it fetches: the name of the remote, and the chunk's. */
const ownLinks = 'link[rel=stylesheet][data-rspack^="admin:"]';

function switchOwnStyles(isOn: boolean): void {
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>(ownLinks))
    if (sheet) sheet.disabled = !isOn;
}

/** The admin's rules hold while it is there: on the way to the shop in the same page they must not win over the shop's. */
export function useOwnStyles(): void {
  useLayoutEffect(() => {
    switchOwnStyles(true);
    return () => switchOwnStyles(false);
  }, []);
}
