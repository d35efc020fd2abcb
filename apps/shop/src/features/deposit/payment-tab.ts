import { leaveFor } from './leave-for';

/** Where the card page will be shown. It is opened in the click itself, before there is an address for it. */
export interface PaymentTab {
  goTo(url: string): void;
  /** There will be no page after all. */
  giveUp(): void;
}

export const sameTab: PaymentTab = { goTo: leaveFor, giveUp: () => undefined };

/**
 * A new tab (D20). Its way back to us is cut before it goes anywhere. Where the browser allows no new tab or none
 * that can be used, and where the visitor has closed it meanwhile, this tab goes.
 */
export function openPaymentTab(title: string): PaymentTab {
  const tab = openBlank(title);
  if (!tab) return sameTab;
  return {
    goTo: (url) => {
      const isGone = tab.closed || !succeeds(() => tab.location.replace(url));
      if (isGone) leaveFor(url);
    },
    giveUp: () => void succeeds(() => tab.close()),
  };
}

function openBlank(title: string): Window | null {
  let tab: Window | null = null;
  const isUsable = succeeds(() => {
    tab = window.open('about:blank', '_blank');
    if (tab) write(tab, title);
  });
  if (!isUsable) succeeds(() => tab?.close());
  return isUsable ? tab : null;
}

function write(tab: Window, title: string): void {
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = title;
}

/** Browsers within apps, and extensions, hand out windows that throw at the first touch. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
