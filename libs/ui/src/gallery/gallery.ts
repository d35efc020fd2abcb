import type { PictureSource } from '../picture/picture';

export interface GalleryImage extends PictureSource {
  /** What this picture shows, unless the gallery's title says it. */
  caption?: string;
  /** Background colour until it has loaded. */
  placeholder?: string;
}

export interface Gallery {
  title: string;
  images: readonly GalleryImage[];
  /** Index of the first picture shown; default 0. */
  start?: number;
}
