import { company } from '@app/content';
import { quoteLimits } from '@app/contracts';

const { lengthMm, widthMm } = quoteLimits;

export const text = {
  title: 'Talk to the workshop',
  intro: 'Ring, write or come by. We get back to you within 24 hours.',
  phone: 'Phone',
  email: 'Email',
  showroom: 'Showroom',
  hours: 'Hours',
  today: 'today',
  closed: 'Closed',
  to: 'to',
  openNow: 'Open now',
  closedNow: 'Closed now',
  until: (time: string) => `until ${time}`,
  /** For later days the weekday is named. */
  inDays: ['today', 'tomorrow'],
  alsoClosed: (days: readonly string[]) => `Also closed on ${joinWords(days)}`,
  opens: (day: string, time: string) => `opens ${day} at ${time}`,
  services: {
    title: 'What we make',
    list: [
      {
        name: 'Custom Vanity Tops',
        description: `${lengthMm.min} to ${lengthMm.max} mm long, ${widthMm.min} to ${widthMm.max} mm deep, five materials.`,
        hasQuote: true,
      },
      { name: 'Luxury Mirrors', description: 'Framed in the stone of your top, or set flush into tile.' },
      { name: 'Window Sills', description: 'Cut to the reveal, nosed, drip-grooved where they go outside.' },
    ],
    getQuote: 'Get Instant Free Quote',
    alt: 'Carrara White top in a bathroom',
  },
  showroomSection: {
    title: 'The showroom',
    description:
      'Full slabs on the wall, and samples of every colour to carry to the window. Bring a tile, a tap or a cupboard door and see them side by side.',
    directions: 'Get directions',
    sketchLabel: (route: string) => `Sketch of the streets around the showroom. ${route}`,
    station: 'Station',
    mainStreet: 'Foundry Street',
    crossStreet: 'Mill Lane',
    north: 'N',
    scale: '100 m',
  },
  meta: {
    title: `Contact ${company.name}: phone, showroom and opening hours`,
    description: `Ring or write to ${company.name}, or visit the showroom in ${company.town}. We answer messages within 24 hours.`,
  },
} as const;

export const formText = {
  title: 'Send a message',
  hints: {
    phone: 'Only if you would rather be called',
    message: 'A size and a stone help, and a photo of the place',
  },
  missingMessage: 'Please write a line or two',
  send: 'Send Message',
  sending: 'Sending...',
  sentNote: 'Your message is with us.',
} as const;

/** '1, 2 and 3' */
function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
