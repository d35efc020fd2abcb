import type { Material } from '@app/contracts';
import { cx, Picture } from '@app/ui';

interface MaterialThumbProps {
  material: Pick<Material, 'colors'> | undefined;
  className: string;
}

export function MaterialThumb({ material, className }: MaterialThumbProps) {
  const color = material?.colors.find(({ images }) => images.length > 0) ?? material?.colors[0];
  const [image] = color?.images ?? [];
  if (image) {
    return (
      <Picture
        image={image}
        alt=""
        sizes="60px"
        placeholder={color?.hexCode}
        className={cx(className, 'object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(className, 'block bg-sunken forced-color-adjust-none')}
      style={color && { backgroundColor: color.hexCode }}
    />
  );
}
