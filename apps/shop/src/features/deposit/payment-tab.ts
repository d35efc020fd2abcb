import { redirectTo } from './redirect-to';

export interface PaymentTab {
  goTo(url: string): void;
  /** Closes the tab: there is no card page. */
  giveUp(): void;
}

export const sameTab: PaymentTab = { goTo: redirectTo, giveUp: () => undefined };

/**
 * A new tab (D20). Its opener is removed before it goes anywhere. If the browser opens no usable tab, or the visitor
 * has closed it, this tab is used.
 */
export function openPaymentTab(title: string): PaymentTab {
  const tab = openBlank(title);
  if (!tab) return sameTab;
  return {
    goTo: (url) => {
      const isGone = tab.closed || !succeeds(() => tab.location.replace(url));
      if (isGone) redirectTo(url);
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

/** Browsers inside apps, and extensions, return windows that throw on any access. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
