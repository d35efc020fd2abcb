import type { TradeLinkMailData } from './trade-mail-data';
import { customerMail } from '../parts/frame/customer-mail';
import { oneLine } from '../words/typed-text';

/** A trade customer's link to their prices, for any browser. */
export const tradeLinkMail = customerMail<TradeLinkMailData>(({ company, url }) => ({
  subject: 'Your trade prices',
  preview: 'The calculator shows your prices in the browser in which you open the link.',
  title: 'Your trade prices',
  to: null,
  intro: `Open the link once in each browser you use, and our calculator shows the trade prices for ${oneLine(company)} there: the list price, what is taken off, and what you pay.`,
  button: { label: 'See trade prices', href: url },
  more: ['The link is yours until we send you a new one. Any link that we sent before has ended.'],
  why: 'You get this because we agreed trade prices with you. The link shows them to anybody who has this email: do not pass it on.',
}));
