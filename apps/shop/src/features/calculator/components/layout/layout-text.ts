export const layoutText = {
  title: 'Place sink and cut-outs',
  lede: 'Optional: without it we agree the positions with you before anything is cut.',
  use: 'Use these positions',
  leaveOpen: 'Agree them later',
} as const;
