import { leaveFor } from './leave-for';

/** Where the card page will be shown. It is opened in the click itself, before there is an address for it. */
export interface PaymentTab {
  goTo(url: string): void;
  /** There will be no page after all. */
  giveUp(): void;
}

export const sameTab: PaymentTab = { goTo: leaveFor, giveUp: () => undefined };

/**
 * A new tab (D20). Its way back to us is cut before it goes anywhere. Where the browser allows no new tab, and
 * where the visitor has closed it meanwhile, this tab goes.
 */
export function openPaymentTab(title: string): PaymentTab {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return sameTab;
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = title;
  return {
    goTo: (url) => (tab.closed ? leaveFor(url) : tab.location.replace(url)),
    giveUp: () => tab.close(),
  };
}
