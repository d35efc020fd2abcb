import type { ColorImage } from '@app/contracts';
import { imagesOf, imageSlotsOf } from './color-image-slots';

const picture = (url: string): ColorImage => ({
  url,
  width: 800,
  height: 533,
  srcset: { avif: `${url}.avif 800w`, jpeg: `${url} 800w` },
});

it('keeps the second picture in second place without a first one', () => {
  const scene = picture('/api/images/scene.jpg');
  const color = { imageUrl: null, imageUrl2: scene.url, images: [scene] };

  expect(imageSlotsOf(color).map(({ image }) => image)).toEqual([null, scene]);
  expect(imagesOf(color)).toEqual([scene]);
});

it('shows a picture without variants from its only file', () => {
  const [first] = imagesOf({ imageUrl: '/stone/a.jpg', imageUrl2: null, images: [] });

  expect(first).toMatchObject({ url: '/stone/a.jpg', srcset: { avif: '', jpeg: '' } });
});
