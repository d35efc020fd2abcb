import { company } from '@app/content';

/** Texts of the shop's frame. Those in the specification are used word for word. */
export const text = {
  getQuote: 'Get Instant Free Quote',
  getFreeQuote: 'Get Free Quote',
  home: `${company.name}, home`,
  skipToContent: 'Skip to content',
  about: `Made-to-measure stone vanity tops, cut and finished since ${company.since}.`,
  menu: 'Menu',
  basket: (count: number) =>
    count === 0 ? 'Basket' : `Basket, ${count} ${count === 1 ? 'quote' : 'quotes'}`,
  quickLinks: 'Quick links',
  contact: 'Contact',
  social: 'Elsewhere',
  services: 'Services',
  serviceList: ['Custom Vanity Tops', 'Luxury Mirrors', 'Window Sills'],
  showroom: `Showroom in ${company.town}`,
  copyright: (year: number) => `© ${year} ${company.name}, since ${company.since}`,
  /** Shown without script, or where it did not load. */
  noScript: `Part of this page did not load. Try again, or ring us: ${company.phone.display}`,
  loadingPage: 'Loading…',
  loadingCalculator: 'Opening the calculator…',
  pageFailed: 'This page did not load',
  loadingMenu: 'Opening the menu…',
  loadingBasket: 'Opening your basket…',
  basketFailed: 'Your basket did not load',
  loadingSignIn: 'Opening the sign-in…',
  menuFailed: 'The menu did not load',
  signOutDidNotLoad: 'You are still signed in. Check your connection and try again.',
  signInDidNotLoad: 'The sign-in did not load',
  calculatorFailed: 'The calculator did not load',
  retry: 'Try again',
  close: 'Close',
} as const;
