import type { PictureSource } from '../picture/picture';

export interface GalleryImage extends PictureSource {
  /** What this picture shows, where the gallery's title does not say it. */
  caption?: string;
  /** The colour that stands in its place until it is there. */
  placeholder?: string;
}

export interface Gallery {
  title: string;
  images: readonly GalleryImage[];
  /** Where it opens, from 0; by default at the first picture. */
  start?: number;
}
