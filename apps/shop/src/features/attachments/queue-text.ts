import { attachmentLimits } from '@app/contracts';

/** What the files belong to. Messages say that it was saved, even if the files did not arrive. */
export type AttachedTo = 'quote' | 'message' | 'inquiry';

const savedText: Record<AttachedTo, string> = {
  quote: 'Your quote is saved',
  message: 'Your message is with us',
  inquiry: 'Your inquiry is with us',
};

const { count } = attachmentLimits;
const megabytes = attachmentLimits.size / 1024 / 1024;

export const text = {
  list: 'Files to send',
  remove: (name: string) => `Remove ${name}`,
  added: (total: number) => `${total} of ${count} files chosen`,
  removed: (name: string, total: number) => `${name} removed, ${total} of ${count} files chosen`,

  tooMany: (names: readonly string[]) => `${count} files at most. Left out: ${names.join(', ')}.`,
  unsupported: (names: readonly string[]) =>
    `Please send pictures (JPEG, PNG, WebP) or PDFs. Left out: ${names.join(', ')}.`,
  tooLarge: (names: readonly string[]) =>
    `A file can have at most ${megabytes} MB. Left out: ${names.join(', ')}.`,
  unreadable: (name: string) => `This could not be read as a picture: ${name}.`,

  sending: (arrived: number, total: number) =>
    total === 1 ? 'Sending your file...' : `Sending your files: ${arrived} of ${total} sent`,
  progress: 'Files sent',
  arrived: (total: number) => (total === 1 ? 'Your file has arrived.' : `Your ${total} files have arrived.`),
  failed: (to: AttachedTo, isPictures: boolean) =>
    `${savedText[to]}; the ${isPictures ? 'photos' : 'files'} did not arrive.`,
  partlyFailed: (to: AttachedTo, failed: number, total: number) =>
    `${savedText[to]}; ${failed === 1 ? 'one' : failed} of your ${total} files did not arrive.`,
  arrivedFiles: (names: readonly string[]) => `Arrived: ${names.join(', ')}.`,
  unsentFiles: (names: readonly string[]) => `Not sent: ${names.join(', ')}.`,
  retry: 'Try again',
} as const;
