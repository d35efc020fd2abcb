import { paths, type Material } from '@app/contracts';
import type { APIRequestContext } from '@playwright/test';
import { fillOrders, send } from './fill-orders';
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

const colleagues = [
  { firstName: 'Bruno', role: 'office' },
  { firstName: 'Wanda', role: 'workshop' },
];

/** Sample activity of visitors and staff, so that the admin's lists are filled. Must be signed in. */
export async function fillAdmin(request: APIRequestContext): Promise<void> {
  for (const paper of papers) await openPaper(request, paper);
  for (const [path, data] of inquiries) await send(request.post(path, { data }));
  await fillOrders(request);
  await replyToTradeInquiry(request);
  await giveTradePrices(request);
  for (const { firstName, role } of colleagues) {
    const user = { firstName, email: `${firstName.toLowerCase()}@example.com`, isAdmin: true, role };
    // They exist already if a picture failed before.
    await request.post(paths.adminUsers, { data: user });
  }
}

/** Trade prices for half of the materials, with the link sent. */
async function giveTradePrices(request: APIRequestContext): Promise<void> {
  const materials = await send<Material[]>(request.get(paths.materials));
  const percentages = materials
    .filter((_, index) => index % 2 === 0)
    .map(({ id }, index) => ({ materialId: id, percent: `${15 - index * 2.5}` }));
  for (const [company, email] of [
    ['Hadley Baths', 'hadley.baths@example.com'],
    ['Okafor Interiors', 'okafor.interiors@example.com'],
  ]) {
    const data = { company, email, vatNumber: 'GB 123 4567 89', isActive: true, percentages };
    // They exist already if a picture failed before.
    await request.post(paths.tradeCustomers, { data });
  }
}

async function replyToTradeInquiry(request: APIRequestContext): Promise<void> {
  const listed = await send<{ id: string }[]>(request.get(paths.adminInquiriesOf('trade')));
  const id = listed[0]?.id ?? '';
  const answer =
    'Fourteen tops in one quartz are no trouble, and bullnose is what we do most. May we come and measure the first four in the week of 7 December?';
  await send(request.post(paths.answerInquiry('trade', id), { data: { text: answer } }));
  const reply = 'The week of the 7th suits. She asks for Bianco Sparkle throughout.';
  await send(request.post(paths.inquiryReplies('trade', id), { data: { text: reply, method: 'phone' } }));
}
