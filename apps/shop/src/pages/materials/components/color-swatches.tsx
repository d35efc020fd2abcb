import { Skeleton } from '@app/ui';
import { StoneSwatch } from '../../../features/materials/stone-swatch';
import { colorGallery } from '../material-galleries';
import type { ColorView } from '../material-view';
import { text } from '../text';
import type { GalleryControls } from '../use-gallery';

/** More would wrap on a phone. */
const maxShown = 6;

/** On a phone a full-width colour chart at the bottom of the picture; otherwise squares beside the text. */
const rowClass =
  'flex min-h-12 max-tablet:-order-1 max-tablet:gap-1 max-tablet:pt-1 tablet:-mx-1.25 tablet:my-4 tablet:flex-wrap tablet:items-center';
const cellClass = 'grid h-11 place-items-center max-tablet:w-full tablet:w-11';
const imageClass = 'block rounded-1 object-cover max-tablet:h-11 max-tablet:w-full tablet:size-8.5';

interface ColorSwatchesProps {
  /** Absent while loading. */
  colors: readonly ColorView[] | undefined;
  gallery: GalleryControls;
}

export function ColorSwatches({ colors, gallery }: ColorSwatchesProps) {
  if (!colors)
    return (
      <div data-boot className="max-tablet:-order-1 tablet:my-4 noscript:hidden">
        <Skeleton className="h-12" />
      </div>
    );
  return (
    <ul className={rowClass}>
      {colors.slice(0, maxShown).map((color) => (
        <li key={color.name} className="flex max-tablet:flex-1">
          <ColorSwatch color={color} gallery={gallery} />
        </li>
      ))}
      <li className="num text-small text-ink-3 max-tablet:self-center max-tablet:pl-1 max-tablet:whitespace-nowrap tablet:max-desktop:ml-1.25 tablet:max-desktop:w-full desktop:ml-2.5">
        {text.colors(colors.length)}
      </li>
    </ul>
  );
}

function ColorSwatch({ color, gallery }: { color: ColorView; gallery: GalleryControls }) {
  const swatch = <StoneSwatch color={color} sizes="34px" className={imageClass} />;
  if (color.images.length === 0)
    return (
      <span className={cellClass}>
        {swatch}
        <span className="sr-only">{color.name}</span>
      </span>
    );
  return (
    <button
      type="button"
      aria-label={text.viewImages(color.name)}
      title={color.name}
      onPointerEnter={gallery.preload}
      onFocus={gallery.preload}
      onClick={() => gallery.open(colorGallery(color))}
      className={`${cellClass} transition-transform hover:scale-110 motion-reduce:transform-none`}
    >
      {swatch}
    </button>
  );
}
