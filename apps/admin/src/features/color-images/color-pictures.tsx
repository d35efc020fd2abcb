import type { AdminColor } from '@app/contracts';
import { PictureSlot } from './picture-slot';
import { placesOf } from './pictures-of-color';
import { text } from './text';

interface ColorPicturesProps {
  /** null: not created yet, and so without a place to keep pictures. */
  color: AdminColor | null;
  /** Shows the colour's pictures large, opened at this one. */
  onView: (color: AdminColor, number: 1 | 2) => void;
}

/** A colour's two pictures. */
export const ColorPictures = ({ color, onView }: ColorPicturesProps) =>
  color ? (
    <div className="px-5.5 pt-5">
      <div className="grid grid-cols-2 gap-2.5">
        {placesOf(color).map((place) => (
          <PictureSlot
            key={place.number}
            color={color}
            place={place}
            onView={() => onView(color, place.number)}
          />
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-3">{text.hint}</p>
    </div>
  ) : (
    <p className="px-5.5 pt-5 text-caption text-ink-3">{text.afterCreating}</p>
  );
