import type { AdminColor } from '@app/contracts';
import { cx, Picture } from '@app/ui';
import { ImagePlus, LoaderCircle } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { FileInput, RemoveButton, TextButton } from '../../lib/controls';
import { imageSlotsOf, type ImageSlot } from './color-image-slots';
import { text } from './pictures-text';
import { useColorPicture, type PendingWork } from './use-color-picture';

interface ColorPicturesProps {
  /** null: not saved yet, so it cannot have pictures. */
  color: AdminColor | null;
  onView: (color: AdminColor, number: 1 | 2) => void;
}

export const ColorPictures = ({ color, onView }: ColorPicturesProps) =>
  color ? (
    <div className="px-5.5 pt-5">
      <div className="grid grid-cols-2 gap-2.5">
        {imageSlotsOf(color).map((slot) => (
          <PictureSlot
            key={slot.number}
            color={color}
            slot={slot}
            onView={() => onView(color, slot.number)}
          />
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-3">{text.hint}</p>
    </div>
  ) : (
    <p className="px-5.5 pt-5 text-caption text-ink-3">{text.afterCreating}</p>
  );

/** Suggested by the file dialog; anything the browser can draw is accepted. */
const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif';

const workLabels: Record<NonNullable<PendingWork>, string> = {
  preparing: text.preparing,
  sending: text.sending,
  removing: text.removing,
};

function PictureSlot({ color, slot, onView }: { color: AdminColor; slot: ImageSlot; onView: () => void }) {
  const { work, upload, remove } = useColorPicture(color, slot);
  const { isOver, ...dropping } = useDrop(upload);
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const { number, image } = slot;

  return (
    <figure className="min-w-0" {...dropping}>
      <div
        className={cx(
          'relative aspect-4/3 overflow-hidden rounded-dialog',
          isOver && 'outline-2 outline-offset-2 outline-chalk outline-dashed',
        )}
      >
        {image ? (
          <button
            type="button"
            aria-label={text.view(number, color.name)}
            onClick={onView}
            className="block size-full"
          >
            <Picture
              image={image}
              alt=""
              sizes="160px"
              placeholder={color.hexCode}
              className="size-full object-cover"
            />
          </button>
        ) : (
          <button
            type="button"
            onClick={choose}
            className="grid size-full slot-content-center justify-items-center gap-1 rounded-dialog border border-dashed border-line-strong bg-raised text-caption text-ink-2 hover:border-chalk hover:text-ink"
          >
            <ImagePlus className="size-4.5" strokeWidth={1.5} />
            {isOver ? text.drop : text.add(number)}
          </button>
        )}
        {image && (
          <RemoveButton
            aria-label={text.removeOf(number)}
            title={text.remove}
            onClick={remove}
            className="top-1.5 right-1.5"
          />
        )}
        {work && (
          <p
            role="status"
            className="absolute inset-0 grid slot-content-center justify-items-center gap-1.5 bg-surface/85 text-caption text-ink"
          >
            <LoaderCircle className="size-5 animate-spin motion-reduce:animate-none" />
            {workLabels[work]}
          </p>
        )}
      </div>
      <figcaption className="mt-1 flex items-center justify-between gap-2 text-caption text-ink-3">
        {text.label(number)}
        {image && (
          <TextButton
            aria-label={text.replaceOf(number)}
            onClick={choose}
            className="min-h-6 max-wide:min-h-11"
          >
            {text.replace}
          </TextButton>
        )}
      </figcaption>
      <FileInput
        ref={input}
        accept={acceptedTypes}
        label={image ? text.replaceOf(number) : text.add(number)}
        onFile={upload}
      />
    </figure>
  );
}

/** Accepts a dropped file, which the browser would otherwise open instead of the page. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
}
