import type { APIRequestContext } from '@playwright/test';

/** How a mail is looked at. */
export interface MailLook {
  /** Of its file: <kind>-<name>.webp. */
  name: string;
  /** Pixels of the window. */
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

/** As a phone shows it that loads no pictures. */
export const withoutImages: MailLook = { name: '390-no-images', width: 390, scheme: 'light', images: 'off' };

/** Every kind of mail that the mailbox shows a sample of. */
export async function mailKinds(request: APIRequestContext, mailbox: string): Promise<string[]> {
  const list = await (await request.get(`${mailbox}/templates`)).text();
  return [
    ...new Set([...list.matchAll(/href="\/templates\/([\w-]+)\/1\/html"/gu)].map(([, kind = '']) => kind)),
  ];
}
