/** A picture in several sizes. */
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
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  isEager?: boolean;
  placeholder?: string;
  /** Called when it failed to load. */
  onBroken?: () => void;
}

/** AVIF if supported, else JPEG; its size is reserved before loading. */
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
