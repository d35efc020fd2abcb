import type { BoardCard, BoardColumn, Workload } from '@app/contracts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** Measured three days ago, waiting to be cut. */
export const aCard = (changes: Partial<BoardCard> = {}): BoardCard => ({
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00412',
  order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' },
  topNumber: 1,
  topCount: 1,
  stage: 'measured',
  since: daysAgo(3),
  isCompleted: false,
  customerName: 'Eleanor Marsh',
  jobName: null,
  material: 'Marble',
  color: { name: 'Calacatta Gold', hexCode: '#ebebea', imageUrl: null },
  length: 1194,
  width: 350,
  quantity: 1,
  measuredAt: daysAgo(3),
  isDelivery: false,
  holds: [],
  isDrawingUnsigned: false,
  ...changes,
});

export const aColumn = (cards: BoardCard[] = [], total = cards.length): BoardColumn => ({
  cards,
  total,
  squareMetres: (0.42 * total).toFixed(2),
});

const nothing = { orders: 0, squareMetres: '0.00' };
const aWeek = (from: string, to: string) => ({ from, to, ...nothing, inProduction: '0.00', colors: [] });

export const aWorkloadWithColors = (...colors: string[]): Workload =>
  aWorkload({
    weeks: [
      {
        ...aWeek('2026-11-23', '2026-11-29'),
        orders: colors.length,
        squareMetres: (0.42 * colors.length).toFixed(2),
        colors: colors.map((color) => ({
          material: 'Quartz',
          color,
          hexCode: '#dddddd',
          orders: 1,
          squareMetres: '0.42',
        })),
      },
    ],
  });

/** 4.62 of 12 m² this week, a little the week after. */
export const aWorkload = (changes: Partial<Workload> = {}): Workload => ({
  weeklySquareMetres: '12.00',
  sizeLimits: { lengthMm: { min: 100, max: 3_200 }, widthMm: { min: 100, max: 1_600 } },
  weeks: [
    {
      ...aWeek('2026-11-23', '2026-11-29'),
      orders: 11,
      squareMetres: '4.62',
      inProduction: '2.10',
      colors: [
        { material: 'Marble', color: 'Calacatta Gold', hexCode: '#ebebea', orders: 6, squareMetres: '2.52' },
        { material: 'Granite', color: 'Absolute Black', hexCode: '#222222', orders: 5, squareMetres: '2.10' },
      ],
    },
    {
      ...aWeek('2026-11-30', '2026-12-06'),
      orders: 1,
      squareMetres: '0.42',
      colors: [
        { material: 'Quartz', color: 'Terrazzo Bianco', hexCode: '#dddddd', orders: 1, squareMetres: '0.42' },
      ],
    },
    aWeek('2026-12-07', '2026-12-13'),
    aWeek('2026-12-14', '2026-12-20'),
  ],
  later: nothing,
  toMeasure: { orders: 3, squareMetres: '1.26' },
  ...changes,
});
