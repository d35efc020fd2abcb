/** A picture in the sizes that are kept of it. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** `srcset` values by format; empty: only `url`. */
  srcset: { avif: string; jpeg: string };
}

interface PictureProps {
  image: PictureSource;
  alt: string;
  /** How wide it will be, as the `sizes` attribute has it. */
  sizes: string;
  className?: string;
  isEager?: boolean;
  /** The colour that stands in its place until it is there. */
  placeholder?: string;
  /** Told when it did not arrive. */
  onBroken?: () => void;
}

/** AVIF where the browser can, else JPEG; its size is known before it arrives. */
export function Picture({
  image,
  alt,
  sizes,
  className,
  isEager = false,
  placeholder,
  onBroken,
}: PictureProps) {
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
        onError={onBroken}
        className={className}
        style={placeholder ? { backgroundColor: placeholder } : undefined}
      />
    </picture>
  );
}
