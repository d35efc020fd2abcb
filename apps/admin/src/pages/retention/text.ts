export const text = {
  title: 'Retention',
  table: 'Automatic deletion',
  detail: 'How long we keep data. Older data is deleted every day.',
  what: 'Data',
  keptFor: 'Kept for',
  due: 'Due now',
  lastRemoved: 'Last deleted',
  never: 'never',
} as const;
