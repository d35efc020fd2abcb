import { company } from '@app/content';

export const text = {
  meta: {
    title: `How to measure for a stone top - ${company.name}`,
    description:
      'Six things to measure before a stone vanity top is cut, each with a drawing: length and depth, the corner, the walls, pipes, cabinet and tap.',
  },
  title: 'How to measure',
  intro:
    'A tape measure, a pencil and ten minutes. Whole millimetres are enough: we go through every figure with you before anything is cut.',
  rulesTitle: 'Before you start',
  rules: [
    'Write every figure down in millimetres, with the place where you took it.',
    'Measure everything along the wall from the same end.',
    'If two readings of one distance differ, note both.',
    'Depth, from the wall to the front, is ‘width’ in the calculator.',
  ],
  mistake: 'Often goes wrong',
  quoteTitle: 'Have your figures?',
  quote: 'Enter length and depth in the calculator. Everything else can wait until we call you.',
  getQuote: 'Get Instant Free Quote',
  call: 'Not sure about one of them? Call us, best from where you stand.',
} as const;
