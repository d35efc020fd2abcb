const base =
  'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-2 border px-7 text-[17px] leading-tight font-label transition-colors';

/** Buttons on a dark ground: one white, the others outlined. */
export const onNight = `${base} border-transparent bg-surface text-ink hover:bg-sunken`;
export const onNightQuiet = `${base} border-surface/50 text-surface hover:border-surface`;
