import type { Measurements } from '@app/contracts';
import { shortTime } from '../../lib/status/short-time';

export const drawingText = {
  drawing: 'Drawing',
  notSigned: 'Drawing not signed',
  notSignedDetail: 'The customer has not agreed to it yet. Do not cut.',
  notAgreed: 'The customer has not agreed to it yet',
  how: { 'order-page': 'on the page of the order', 'on-site': 'signed on site' },
  pdf: 'Drawing (PDF)',
  send: 'Send the drawing',
  sendAgain: 'Send the drawing again',
  /** Also after a second press within a minute, which sends none. */
  sent: 'The drawing is on its way to the customer',
  sendFailed: 'The drawing could not be sent.',
  lastSent: (at: string) => `Sent to the customer ${at}.`,
} as const;

/** The customer has agreed to the drawing, or staff have given a reason to cut without. */
export const mayBeCut = (measurements: Measurements | null): boolean =>
  Boolean(measurements?.agreement ?? measurements?.unsignedCut);

/** Who agreed to the drawing, or the reason to cut without. */
export function drawingRecord({ agreement, unsignedCut }: Measurements): string {
  if (agreement)
    return [
      `Agreed by ${agreement.by ?? 'the customer'}`,
      drawingText.how[agreement.how],
      shortTime(agreement.at),
    ].join(', ');
  if (!unsignedCut) return drawingText.notAgreed;
  const { reason, by, at } = unsignedCut;
  const who = [by, shortTime(at)].filter(Boolean).join(', ');
  return `Cut without the customer’s agreement${reason ? `: ${reason}` : ''} (${who})`;
}
