export const text = {
  page: 'Cancelling',
  title: 'Cancellation rules',
  detail:
    'The amount we keep when an order is cancelled. Changes show immediately in the terms, emails and pages. Before a top is cut, we never keep more than its deposit.',
  loading: 'Loading the rules',
  toMeasure: 'Before the sizes are agreed',
  measured: 'After that, before it is cut',
  cut: 'Once it is being cut',
  keepsAll: 'No refund once it is cut, because it is made to measure',
} as const;
