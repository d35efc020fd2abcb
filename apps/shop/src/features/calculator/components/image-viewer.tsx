import type { Color } from '@app/contracts';
import { cx, Dialog, DialogTitle } from '@app/ui';
import { ArrowLeft, ArrowRight, Images, X, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { StonePicture } from '../../../lib/stone-picture';
import { wrappedIndex } from '../configuration/wrapped-index';
import { text } from '../text';

interface ImageViewerProps {
  /** null: closed. */
  color: Color | null;
  onClose: () => void;
}

/** The pictures of one colour, large. Previous and next go round in a circle. */
export function ImageViewer({ color, onClose }: ImageViewerProps) {
  return (
    <Dialog
      isOpen={color !== null}
      onClose={onClose}
      className="bg-night text-night-ink desktop:rounded-none! desktop:fixed! desktop:inset-0!"
    >
      {color && <Viewer color={color} onClose={onClose} />}
    </Dialog>
  );
}

function Viewer({ color, onClose }: { color: Color; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const { images } = color;
  const image = images[index];
  const isSingle = images.length <= 1;
  const move = (step: 1 | -1) => setIndex((at) => wrappedIndex(at, step, images.length));
  const moveByKey = (event: KeyboardEvent) => {
    if (isSingle) return;
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div data-on-dark onKeyDown={moveByKey} className="flex h-full flex-col">
      <div className="grid h-18 flex-none grid-cols-[1fr_auto] items-center gap-3 pr-2 pl-5 tablet:grid-cols-[1fr_auto_1fr] tablet:pr-5 tablet:pl-8">
        <DialogTitle className="sr-only text-body leading-none tablet:not-sr-only">{color.name}</DialogTitle>
        <p role="status" className="num font-strong">
          {text.imageCounter(index + 1, images.length)}
        </p>
        <div className="flex items-center gap-3.5 justify-self-end">
          <span className="num inline-flex items-center gap-2 rounded-[3px] border border-night-line px-2.5 py-1 text-small">
            <Images aria-hidden className="size-4" strokeWidth={1.5} />
            {text.images(images.length)}
          </span>
          <button
            type="button"
            aria-label={text.close}
            onClick={onClose}
            className="grid size-11 place-items-center rounded-2 hover:bg-surface/10"
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        </div>
      </div>
      <div className="relative grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)] items-center justify-items-center tablet:grid-cols-[96px_minmax(0,1fr)_96px]">
        <Arrow
          icon={ArrowLeft}
          label={text.previousImage}
          isDisabled={isSingle}
          onPress={() => move(-1)}
          side="left-5"
        />
        {image && (
          <StonePicture
            key={image.url}
            image={image}
            alt={text.imageAlt(index + 1)}
            sizes="(min-width: 1100px) 860px, 100vw"
            className="max-h-[min(640px,100%)] min-h-0 w-auto max-w-full rounded-1 object-contain"
            placeholder={color.hexCode}
            isEager
          />
        )}
        <Arrow
          icon={ArrowRight}
          label={text.nextImage}
          isDisabled={isSingle}
          onPress={() => move(1)}
          side="right-5"
        />
      </div>
      <div className="grid flex-none justify-items-center gap-3.5 px-6 pt-4.5 pb-6 text-center text-small text-night-2">
        {!isSingle && (
          <div className="flex max-w-full gap-3 overflow-x-auto p-1.5">
            {images.map((thumbnail, at) => (
              <button
                key={thumbnail.url}
                type="button"
                aria-label={text.imageAlt(at + 1)}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
                className={cx(
                  'size-18 flex-none rounded-1',
                  at === index
                    ? 'outline-2 outline-offset-3 outline-night-chalk'
                    : 'opacity-62 hover:opacity-100',
                )}
              >
                <StonePicture
                  image={thumbnail}
                  alt=""
                  sizes="72px"
                  className="size-18 rounded-1 object-cover"
                />
              </button>
            ))}
          </div>
        )}
        <p>
          {isSingle ? text.singleImage : text.imageHint}
          <br />
          {text.imageCloseHint}
        </p>
        <p>{text.illustration}</p>
      </div>
    </div>
  );
}

interface ArrowProps {
  icon: LucideIcon;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  side: string;
}

const Arrow = ({ icon: Icon, label, isDisabled, onPress, side }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
    className={cx(
      'absolute bottom-3.5 z-1 grid size-14 place-items-center rounded-full border border-night-line bg-night/80 hover:bg-surface/10 disabled:opacity-40 tablet:static',
      side,
    )}
  >
    <Icon aria-hidden className="size-5" strokeWidth={1.5} />
  </button>
);
