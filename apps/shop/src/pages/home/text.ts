import { company } from '@app/content';
import { depositPercent } from '@app/pricing';

const { town } = company;

/** Wording of the home page's head and first view; the buttons are to the letter of the specification §2. */
export const text = {
  title: `${company.name}: made-to-measure stone vanity tops`,
  description:
    'Quartz, granite, marble, solid surface and porcelain vanity tops made to your measurements. Choose a stone, type two measurements and see the price at once.',
  heading: 'Stone vanity tops, made to your measurements.',
  intro:
    'Choose the stone, give us two measurements and see the price at once. We cut, polish and finish it for your bathroom.',
  getQuote: 'Get Instant Free Quote',
  viewMaterials: 'View Materials',
  keyFigures: [
    { figure: String(company.since), meaning: 'making tops since' },
    { figure: town, meaning: 'showroom, open to all' },
    { figure: `${depositPercent}%`, meaning: 'deposit to start' },
  ].filter(({ figure }) => figure !== ''),
  hero: {
    stone: 'Calacatta Gold',
    material: 'Marble, polished, 20mm',
    basin: 'Basin',
    depth: 'Depth',
    alt: 'Calacatta Gold vanity top with an oval undermount sink',
  },
} as const;
