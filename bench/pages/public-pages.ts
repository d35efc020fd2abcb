/** Every public page and how fast its largest picture or text may come, in the lab (the budgets of the public site). */
export const publicPages = [
  { path: '/', largestMs: 1000 },
  ...['/about', '/materials', '/kitchens', '/contact', '/trade', '/terms', '/privacy', '/cookies'].map(
    (path) => ({ path, largestMs: 1200 }),
  ),
];
