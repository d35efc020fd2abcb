import type { Color } from '@app/contracts';
import type { StoneColor } from '@app/stone';
import { Picture } from '@app/ui';

/** The first picture of a colour, or its flat colour if there is none. */
export function StoneSwatch({
  color,
  sizes,
  className,
}: {
  color: Pick<Color, 'hexCode' | 'images'>;
  sizes: string;
  className: string;
}) {
  const image = color.images[0];
  if (!image)
    return (
      <span
        aria-hidden
        className={`${className} forced-color-adjust-none`}
        style={{ backgroundColor: color.hexCode }}
      />
    );
  return <Picture image={image} alt="" sizes={sizes} className={className} placeholder={color.hexCode} />;
}

/** A colour's view over the edge: the room picture shows a sink, which is seldom the chosen one. */
export const pictureWithoutSink = ({ images: [closeUp, scene, edge] }: Pick<Color, 'images'>) =>
  edge ?? scene ?? closeUp;

export function picturesOf({ name, images: [closeUp, scene] }: Pick<StoneColor, 'name' | 'images'>) {
  if (!closeUp || !scene) throw new Error(`There are not two pictures of ${name}.`);
  return { closeUp, scene };
}
