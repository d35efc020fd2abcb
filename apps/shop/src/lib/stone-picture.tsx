import type { Color, ColorImage } from '@app/contracts';

interface StonePictureProps {
  image: ColorImage;
  alt: string;
  /** How wide it will be, as the `sizes` attribute has it. */
  sizes: string;
  className?: string;
  isEager?: boolean;
  /** Stands for the stone until the picture is there. */
  placeholder?: string;
}

/** A picture of a stone in the sizes that we keep: AVIF where the browser can, else JPEG. */
export function StonePicture({
  image,
  alt,
  sizes,
  className,
  isEager = false,
  placeholder,
}: StonePictureProps) {
  return (
    <picture className="contents">
      {image.srcset.avif && (
        <source type="image/avif" className="hidden" srcSet={image.srcset.avif} sizes={sizes} />
      )}
      <img
        src={image.url}
        srcSet={image.srcset.jpeg || undefined}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        className={className}
        style={placeholder ? { backgroundColor: placeholder } : undefined}
      />
    </picture>
  );
}

/** The first picture of a colour, or its flat colour where it has none. */
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
  if (!image) return <span aria-hidden className={className} style={{ backgroundColor: color.hexCode }} />;
  return (
    <StonePicture image={image} alt="" sizes={sizes} className={className} placeholder={color.hexCode} />
  );
}
