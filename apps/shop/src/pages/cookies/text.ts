import { company } from '@app/content';
import { sessionHintCookie, tradeHintCookie } from '@app/contracts';

/** What the shop stores in a visitor's browser. Add every new cookie or storage entry here. */
export const text = {
  title: 'Cookies and storage',
  intro:
    'If you only visit, we set no cookie at all. A few things are remembered in your own browser so that the shop works as you left it.',
  table: { name: 'Name', purpose: 'What it is for', until: 'Until' },
  storage: {
    title: 'Remembered in your browser',
    description:
      'These entries stay on your device, in its local storage, or in that of the open tab. You can delete them in the settings of your browser at any time; the shop keeps working.',
    entries: [
      {
        name: 'Basket session',
        purpose:
          'A random name for your basket, made with the first quote that you put into it, so that your quotes are there when you come back. It says nothing about you.',
        until: 'You delete it',
      },
      {
        name: 'Basket change',
        purpose: 'When you last changed the basket, so that the shop’s other open tabs show it too.',
        until: 'You delete it',
      },
      {
        name: 'Calculator draft',
        purpose: 'The top that you were configuring, so that it is there when you come back.',
        until: 'You dismiss it, reset it or save the quote',
      },
      {
        name: 'Deposit form',
        purpose:
          'What you typed to pay a deposit, and which deposit it was for, so that you need not type it again when you come back from the card page.',
        until: 'The deposit is paid, or you close the tab',
      },
      {
        name: 'Browser key',
        purpose: 'Remembers that this tab started a deposit, so that it can show the link to the order.',
        until: 'You close the tab',
      },
      {
        name: 'Order link',
        purpose: 'The private link of your order, so that you get back to it from the card page.',
        until: 'You close the tab',
      },
      {
        name: 'Offer banner',
        purpose: 'That you have closed the banner, so that it stays closed.',
        until: 'You delete it',
      },
      {
        name: 'Reloaded file',
        purpose:
          'Which file a new version of the shop has replaced, so that a page is reloaded for it only once.',
        until: 'You close the tab',
      },
    ],
  },
  cookies: {
    title: 'Cookies, for trade customers and our own staff',
    description:
      'These are set when a trade customer opens the link that we sent them, or a member of staff signs in, and for nobody else. They are needed for that, so there is no banner that asks. Where the shop is reached over https, the names of trade, sid and device begin with __Host-.',
    entries: [
      {
        name: 'trade',
        purpose: 'Keeps a trade customer’s own prices in the browser. Scripts cannot read it.',
        until: 'Leaving trade prices, or a year',
      },
      {
        name: tradeHintCookie,
        purpose: 'Says that there may be trade prices, so that other visitors’ browsers need not ask.',
        until: 'The same',
      },
      {
        name: 'sid',
        purpose: 'Keeps the person signed in. Scripts cannot read it.',
        until: 'Signing out; usually after 2 hours without use, or 12 hours',
      },
      {
        name: 'device',
        purpose:
          'Recognises a browser that somebody has signed in with before, so that wrong passwords tried elsewhere do not lock them out. It signs nobody in, and scripts cannot read it.',
        until: '400 days',
      },
      {
        name: sessionHintCookie,
        purpose: 'Says that somebody may be signed in, so that visitors’ browsers need not ask.',
        until: 'The same as sid',
      },
      {
        name: 'admin-theme',
        purpose: 'No cookie, but an entry in the local storage: the light or dark colours that staff chose.',
        until: 'They delete it',
      },
      {
        name: 'visits',
        purpose:
          'No cookie, but a fitter’s visits of the day and what they record, kept in their browser so that they work without a connection.',
        until: 'Signing out, or a day; what is not sent yet stays until it is sent',
      },
    ],
  },
  notUsed: {
    title: 'What we do not use',
    description:
      'No advertising, no analytics, no pictures or scripts from other companies, no recognising you on other sites.',
  },
  meta: {
    title: `Cookies and storage - ${company.name}`,
    description:
      'No tracking and no cookies for visitors: what the shop remembers in your own browser, and the cookies of trade customers and our staff.',
  },
} as const;
