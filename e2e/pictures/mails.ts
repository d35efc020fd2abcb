import type { APIRequestContext } from '@playwright/test';

export interface MailLook {
  name: string;
  width: number;
  scheme: 'light' | 'dark';
  images: 'on' | 'off';
}

export const looks: readonly MailLook[] = [
  { name: '660', width: 660, scheme: 'light', images: 'on' },
  { name: '660-dark', width: 660, scheme: 'dark', images: 'on' },
  { name: '390', width: 390, scheme: 'light', images: 'on' },
  { name: '390-dark', width: 390, scheme: 'dark', images: 'on' },
];

/** As on a phone that loads no pictures. */
export const withoutImages: MailLook = { name: '390-no-images', width: 390, scheme: 'light', images: 'off' };

/** Every kind of mail with a sample in the mailbox. */
export async function mailKinds(request: APIRequestContext, mailbox: string): Promise<string[]> {
  const list = await (await request.get(`${mailbox}/templates`)).text();
  return [
    ...new Set([...list.matchAll(/href="\/templates\/([\w-]+)\/1\/html"/gu)].map(([, kind = '']) => kind)),
  ];
}
