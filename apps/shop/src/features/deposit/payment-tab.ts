import { redirectTo } from './redirect-to';

interface PaymentTab {
  navigate(url: string): void;
  /** Closes the blank tab when no card page could be created. */
  close(): void;
}

export const sameTab: PaymentTab = { navigate: redirectTo, close: () => undefined };

/**
 * A new tab (D20). Its opener is removed before it goes anywhere. If the browser opens no usable tab, or the visitor
 * has closed it, the current tab is used.
 */
export function openPaymentTab(title: string): PaymentTab {
  const tab = openBlank(title);
  if (!tab) return sameTab;
  return {
    navigate: (url) => {
      const hasNavigated = !tab.closed && tryTo(() => tab.location.replace(url));
      if (!hasNavigated) redirectTo(url);
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

/** In-app browsers and extensions return windows that throw on any access. */
function tryTo(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
