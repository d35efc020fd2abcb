import type { Color } from '@app/contracts';
import { Images } from 'lucide-react';
import { Picture } from '@app/ui';
import { pictureWithoutSink } from '../../materials/stone-swatch';
import { text } from '../text';

interface InSituPictureProps {
  color: Color;
  hasSinkChoice: boolean;
  onOpen: (color: Color) => void;
}

/** The chosen colour in a room, until a sink is chosen; opens its pictures. */
export function InSituPicture({ color, hasSinkChoice, onOpen }: InSituPictureProps) {
  const image = hasSinkChoice ? pictureWithoutSink(color) : (color.images[1] ?? color.images[0]);
  if (!image) return null;
  return (
    <button
      type="button"
      onClick={() => onOpen(color)}
      className="relative block h-42 min-h-24 shrink [@media(max-height:860px)]:hidden border-b border-line -outline-offset-2!"
    >
      <Picture
        image={image}
        alt=""
        sizes="480px"
        className="size-full object-cover object-[50%_30%]"
        placeholder={color.hexCode}
        isEager
      />
      <span className="num absolute right-3 bottom-3 flex items-center gap-1.75 rounded-[3px] bg-surface/94 px-2.5 py-1 text-small font-label">
        <Images className="size-3.75" strokeWidth={1.5} />
        {text.images(color.images.length)}
        <span className="sr-only">{`, ${text.viewImages(color.name)}`}</span>
      </span>
    </button>
  );
}
