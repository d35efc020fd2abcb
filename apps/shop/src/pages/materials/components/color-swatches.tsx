import { Skeleton } from '@app/ui';
import type { GalleryControls } from '../../../features/gallery/use-gallery';
import type { ShownColor } from '../../../features/materials/shown-material';
import { StoneSwatch } from '../../../lib/stone-picture';
import { galleryOfColor } from '../gallery-of';
import { text } from '../text';

/** A row of more would break on a phone. */
const mostShown = 6;

const row = '-mx-1.25 mt-3.75 mb-4.75 flex min-h-11 flex-wrap items-center';
const picture = 'block size-8.5 rounded-1 object-cover';

interface ColorSwatchesProps {
  /** Absent while they are being asked for. */
  colors: readonly ShownColor[] | undefined;
  /** How many there will be, as far as is known. */
  expected: number;
  gallery: GalleryControls;
}

/** The first colours of a material, each opening its pictures, and how many there are. */
export function ColorSwatches({ colors, expected, gallery }: ColorSwatchesProps) {
  if (!colors) return <SwatchesSkeleton count={expected} />;
  return (
    <ul className={row}>
      {colors.slice(0, mostShown).map((color) => (
        <li key={color.name} className="flex">
          <ColorSwatch color={color} gallery={gallery} />
        </li>
      ))}
      <li className="num ml-2.5 text-small text-ink-3">{text.colors(colors.length)}</li>
    </ul>
  );
}

function ColorSwatch({ color, gallery }: { color: ShownColor; gallery: GalleryControls }) {
  const swatch = <StoneSwatch color={color} sizes="34px" className={picture} />;
  if (color.images.length === 0)
    return (
      <span className="grid size-11 place-items-center">
        {swatch}
        <span className="sr-only">{color.name}</span>
      </span>
    );
  return (
    <button
      type="button"
      aria-label={text.viewImages(color.name)}
      title={color.name}
      onPointerEnter={gallery.prepare}
      onFocus={gallery.prepare}
      onClick={() => gallery.open(galleryOfColor(color))}
      className="grid size-11 place-items-center transition-transform hover:scale-110 motion-reduce:transform-none"
    >
      {swatch}
    </button>
  );
}

const SwatchesSkeleton = ({ count }: { count: number }) => (
  <div data-wake className={`${row} noscript:hidden`}>
    {Array.from({ length: Math.min(count, mostShown) }, (_, at) => (
      <span key={at} className="p-1.25">
        <Skeleton className="size-8.5" />
      </span>
    ))}
    <span className="ml-2.5 w-15">
      <Skeleton className="h-4" />
    </span>
  </div>
);
