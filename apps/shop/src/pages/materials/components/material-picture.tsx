import { cx, Picture } from '@app/ui';
import { Images } from 'lucide-react';
import { materialGallery } from '../material-galleries';
import type { MaterialView } from '../material-view';
import { text } from '../text';
import type { GalleryControls } from '../use-gallery';

interface MaterialPictureProps {
  material: MaterialView;
  gallery: GalleryControls;
  isEager: boolean;
  className: string;
}

/**
 * On a phone a slab. Between phone and desktop the text beside it is taller than a wide picture: there the picture
 * fills that height.
 */
const frameClass =
  'block aspect-2/1 w-full overflow-hidden rounded-1 bg-sunken tablet:max-desktop:aspect-auto tablet:max-desktop:h-full desktop:aspect-16/10';

/** A slab of a material, above its front edge if there is such a picture; opens the close-ups of all its colours. */
export function MaterialPicture({ material, gallery, isEager, className }: MaterialPictureProps) {
  const { sample, name, offer } = material;
  const image = sample?.images[2] ?? sample?.images[0];
  if (!sample || !image) return <div className={cx(frameClass, className)} />;
  const pictures = materialGallery(material);
  return (
    <figure className={className}>
      <button
        type="button"
        onPointerEnter={gallery.preload}
        onFocus={gallery.preload}
        onClick={() => gallery.open(pictures)}
        className={cx(frameClass, 'group relative')}
      >
        <Picture
          image={image}
          alt={text.sample(sample.name)}
          sizes="(min-width: 1416px) 728px, (min-width: 760px) 54vw, 88vw"
          isEager={isEager}
          placeholder={sample.hexCode}
          className="size-full object-cover object-bottom transition-transform duration-900 group-hover:scale-[1.02] motion-reduce:transform-none"
        />
        {offer && (
          <span className="num absolute bottom-3 left-3 flex items-center gap-1.75 rounded-[3px] bg-surface/94 px-2.5 py-1 text-small font-label">
            <Images className="size-3.75" strokeWidth={1.5} />
            {text.images(pictures.images.length)}
          </span>
        )}
        <span className="sr-only">{`, ${text.viewImages(name)}`}</span>
      </button>
    </figure>
  );
}
