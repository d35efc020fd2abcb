import { paths } from '@app/contracts';
import type { APIRequestContext } from '@playwright/test';
import { fillOrders } from './fill-orders';
import { openPaper, papers } from './papers';

const inquiries: readonly [path: string, data: Record<string, string>][] = [
  [
    paths.contact,
    {
      firstName: 'Maria',
      lastName: 'Lindqvist',
      email: 'maria@example.org',
      message: 'Is the showroom open between the holidays?',
    },
  ],
  [
    paths.contact,
    {
      firstName: 'Ben',
      lastName: 'Asante',
      email: 'ben.asante@example.com',
      message: 'Can you match a sill to a top you made in 2019?',
    },
  ],
  [
    paths.tradeInquiries,
    {
      companyName: 'Cole & Sons Developments',
      contactName: 'Harriet Cole',
      email: 'harriet@cole.example',
      phone: '0118 496 0177',
      projectType: 'Block of flats, Caversham',
      quantity: '14',
      materials: 'Quartz, one colour through the block',
      edgingRequirements: 'Bullnose, front and right side',
      timeline: 'First four by 18 January 2027',
      specifications: 'Tops between 900 and 1200 mm, all 345 deep. Undermount basins supplied by us.',
    },
  ],
];

/** What visitors and staff leave behind in a while, so that the admin's lists have something in them; signed in. */
export async function fillAdmin(request: APIRequestContext): Promise<void> {
  for (const paper of papers) await openPaper(request, paper);
  for (const [path, data] of inquiries) {
    const reply = await request.post(path, { data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  }
  await fillOrders(request);
}
