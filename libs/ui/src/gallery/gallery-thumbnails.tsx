import { cx } from '../cx';
import { Picture } from '../picture/picture';
import type { GalleryImage } from './gallery';
import { galleryText } from './gallery-text';

interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  index: number;
  onSelect: (index: number) => void;
}

export const GalleryThumbnails = ({ images, index, onSelect }: GalleryThumbnailsProps) => (
  <div className="flex max-w-full gap-3 overflow-x-auto p-1.5">
    {images.map((image, at) => (
      <button
        key={image.url}
        type="button"
        aria-label={galleryText.image(at + 1)}
        aria-current={at === index || undefined}
        ref={at === index ? scrollIntoRow : undefined}
        onClick={() => onSelect(at)}
        className={cx(
          'size-18 flex-none rounded-1',
          at === index ? 'outline-2 outline-offset-3 outline-night-chalk' : 'opacity-62 hover:opacity-100',
        )}
      >
        <Picture image={image} alt="" sizes="72px" className="size-18 rounded-1 object-cover" />
      </button>
    ))}
  </div>
);

/** Keys may select a thumbnail that is scrolled out of view. jsdom does not scroll. */
function scrollIntoRow(thumbnail: HTMLElement | null): void {
  thumbnail?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
