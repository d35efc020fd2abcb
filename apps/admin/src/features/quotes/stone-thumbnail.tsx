import type { AdminQuote } from '@app/contracts';

/** Shows the plain colour until the picture has loaded. */
export const StoneThumbnail = ({ color }: Pick<AdminQuote, 'color'>) => (
  <span
    aria-hidden
    className="block size-full overflow-hidden rounded-1 shadow-[inset_0_0_0_1px_rgb(0_0_0/0.12)] forced-color-adjust-none"
    style={{ backgroundColor: color.hexCode }}
  >
    {color.imageUrl && (
      <img src={color.imageUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
    )}
  </span>
);
