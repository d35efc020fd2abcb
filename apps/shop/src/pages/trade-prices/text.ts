import { company } from '@app/content';

export const text = {
  phone: company.phone,
  loading: 'Opening your trade prices…',
  title: 'Your trade prices are on',
  intro: (name: string) =>
    `In this browser our calculator shows the trade prices for ${name}: the list price, what is taken off, and what you pay. Saved quotes keep the price they were saved at.`,
  calculator: 'Get Instant Free Quote',
  leave: 'Leave trade prices',
  notActive: 'This browser has everybody’s prices',
  notActiveText:
    'Open the link in our email again whenever you want your trade prices back. Lost it? Ring us:',
  linkEnded: 'This link has ended',
  linkEndedText:
    'It was replaced by a newer one, or ended. Open the link in our latest email, or ring us for a new one:',
  failed: 'Your trade prices did not load',
} as const;
