import { Images, X } from 'lucide-react';
import { DialogTitle } from '../dialog/modal';
import { galleryText } from './gallery-text';

interface GalleryHeaderProps {
  title: string;
  caption: string | undefined;
  count: number;
  counter: string;
  onClose: () => void;
}

/** Title, current picture, and count. */
export function GalleryHeader({ title, caption, count, counter, onClose }: GalleryHeaderProps) {
  return (
    <div className="grid min-h-18 flex-none grid-cols-[1fr_auto] items-center gap-3 py-2 pr-2 pl-5 tablet:grid-cols-[1fr_auto_1fr] tablet:pr-5 tablet:pl-8">
      <div className={caption ? 'max-tablet:col-span-2 max-tablet:row-start-2' : 'max-tablet:sr-only'}>
        <DialogTitle className="inline text-body leading-tight max-tablet:sr-only">{title}</DialogTitle>
        {caption && <span className="text-night-2 tablet:ml-3">{caption}</span>}
      </div>
      <p role="status" className="num font-strong">
        {counter}
      </p>
      <div className="flex items-center gap-3.5 justify-self-end">
        <span className="num inline-flex items-center gap-2 rounded-[3px] border border-night-line px-2.5 py-1 text-small">
          <Images className="size-4" strokeWidth={1.5} />
          {galleryText.badge(count)}
        </span>
        <button
          type="button"
          aria-label={galleryText.close}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-2 hover:bg-surface/10"
        >
          <X className="size-5" strokeWidth={1.5} />
        </button>
      </div>
    </div>
  );
}
