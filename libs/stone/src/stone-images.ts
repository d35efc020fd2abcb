import { previewStoneColors, stoneColors, type StoneColor } from './stone-color';

/** The pictures of each colour, by slug. */
export const stoneImages: Readonly<Record<string, Pick<StoneColor, 'images' | 'stripUrl'>>> =
  Object.fromEntries(
    [...stoneColors, ...previewStoneColors].map(({ slug, images, stripUrl }) => [slug, { images, stripUrl }]),
  );
