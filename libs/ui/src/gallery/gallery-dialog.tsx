import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';
import type { Gallery } from './gallery';
import { GalleryHeader } from './gallery-header';
import { GalleryStage } from './gallery-stage';
import { galleryText } from './gallery-text';
import { GalleryThumbnails } from './gallery-thumbnails';

interface GalleryDialogProps {
  /** null: closed. */
  gallery: Gallery | null;
  onClose: () => void;
  /** The counter's text; default '2 of 3'. */
  counter?: (at: number, of: number) => string;
  /** A line at the bottom. */
  note?: ReactNode;
}

/** One large picture at a time. Previous and next wrap around. */
export function GalleryDialog({ gallery, onClose, counter = galleryText.counter, note }: GalleryDialogProps) {
  const [index, setIndex] = useState(gallery?.start ?? 0);
  const [lastGallery, setLastGallery] = useState(gallery);
  if (gallery !== lastGallery) {
    setLastGallery(gallery);
    setIndex(gallery?.start ?? 0);
  }
  const images = gallery?.images ?? [];
  const isSingle = images.length <= 1;
  const move = (step: 1 | -1) => {
    if (!isSingle) setIndex((at) => wrappedIndex(at, step, images.length));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key];
    if (!step || isSingle) return;
    event.preventDefault();
    move(step);
  };
  const image = images[index];
  return (
    <Dialog
      isOpen={gallery !== null}
      onClose={onClose}
      onKeyDown={moveByKey}
      className="bg-night text-night-ink desktop:fixed! desktop:inset-0! desktop:rounded-none!"
    >
      {gallery && (
        <div data-on-dark className="flex h-full flex-col">
          <GalleryHeader
            title={gallery.title}
            caption={image?.caption}
            count={images.length}
            counter={counter(index + 1, images.length)}
            onClose={onClose}
          />
          {/* Also for a phone in landscape. */}
          <div className="flex min-h-0 flex-1 flex-col [@media(max-height:480px)_and_(min-width:560px)]:flex-row [@media(max-height:480px)_and_(min-width:560px)]:pb-4">
            <GalleryStage image={image} index={index} isSingle={isSingle} onMove={move} />
            <div className="grid flex-none content-center justify-items-center gap-3.5 px-6 pt-4.5 pb-6 text-center text-small text-night-2 [@media(max-height:480px)_and_(min-width:560px)]:w-76">
              {!isSingle && <GalleryThumbnails images={images} index={index} onSelect={setIndex} />}
              {/* Keyboard hints, hidden on touch screens. */}
              <p className="[@media(hover:none)]:sr-only">
                {isSingle ? galleryText.single : galleryText.hint}
                <br />
                {galleryText.closeHint}
              </p>
              {note && <p>{note}</p>}
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}

const stepOfKey: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowRight: 1, ArrowLeft: -1 };

export const wrappedIndex = (index: number, step: 1 | -1, count: number): number =>
  (index + step + count) % count;
