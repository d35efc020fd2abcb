import { redirectTo } from './redirect-to';

export interface PaymentTab {
  navigate(url: string): void;
  /** Closes the tab: there is no card page. */
  close(): void;
}

export const sameTab: PaymentTab = { navigate: redirectTo, close: () => undefined };

/**
 * A new tab (D20). Its opener is removed before it goes anywhere. If the browser opens no usable tab, or the visitor
 * has closed it, this tab is used.
 */
export function openPaymentTab(title: string): PaymentTab {
  const tab = openBlank(title);
  if (!tab) return sameTab;
  return {
    navigate: (url) => {
      const hasFailed = tab.closed || !tryTo(() => tab.location.replace(url));
      if (hasFailed) redirectTo(url);
    },
    close: () => void tryTo(() => tab.close()),
  };
}

function openBlank(title: string): Window | null {
  let tab: Window | null = null;
  const isUsable = tryTo(() => {
    tab = window.open('about:blank', '_blank');
    if (tab) prepareBlankPage(tab, title);
  });
  if (!isUsable) tryTo(() => tab?.close());
  return isUsable ? tab : null;
}

function prepareBlankPage(tab: Window, title: string): void {
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = title;
}

/** Browsers inside apps, and extensions, return windows that throw on any access. */
function tryTo(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
