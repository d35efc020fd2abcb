import { company } from '@app/content';

/** Wording of the shop's frame. Texts that the specification gives are to the letter. */
export const text = {
  getQuote: 'Get Instant Free Quote',
  getFreeQuote: 'Get Free Quote',
  home: `${company.name}, home`,
  skipToContent: 'Skip to content',
  about: `Made-to-measure stone vanity tops, cut and finished since ${company.since}.`,
  contact: 'Contact',
  services: 'Services',
  serviceList: ['Custom Vanity Tops', 'Luxury Mirrors', 'Window Sills'],
  showroom: `Showroom in ${company.town}`,
  copyright: `© ${company.name}, since ${company.since}`,
  noScript: `Instant quotes need JavaScript. Without it, ring us for a quote: ${company.phone.display}`,
  quoteTitle: `Your quote - ${company.name}`,
  loadingPage: 'Loading…',
  loadingCalculator: 'Opening the calculator…',
  pageFailed: 'This page did not load',
  calculatorFailed: 'The calculator did not load',
  partFailedAdvice: 'Check your connection and try again, or ring us for a quote:',
  retry: 'Try again',
  close: 'Close',
} as const;
