import type { ColorImage } from '@app/contracts';
import { stoneImages } from '@app/stone';
import { choosePictures, findStonePicture, noPictures, type ColorPictures } from './color-pictures';

const carrara = stoneImages['carrara-white'];
const [closeUp, scene, detail] = (carrara?.images ?? []) as [ColorImage, ColorImage, ColorImage];
const upload = (name: string): ColorImage => ({
  url: `/api/images/${name}.jpg`,
  width: 800,
  height: 600,
  srcset: { avif: `/api/images/${name}.avif 800w`, jpeg: `/api/images/${name}.jpg 800w` },
});
const seededPictures: ColorPictures = {
  imageUrl: closeUp.url,
  imageUrl2: scene.url,
  images: [closeUp, scene, detail],
  stripUrl: carrara?.stripUrl ?? '',
};

it('lists the variants of both pictures in order', () => {
  const chosenPictures = choosePictures(noPictures, { imageUrl2: upload('b') });
  expect(chosenPictures).toEqual({ ...noPictures, imageUrl2: '/api/images/b.jpg', images: [upload('b')] });
  expect(choosePictures(chosenPictures, { imageUrl: upload('a') })).toMatchObject({
    imageUrl: '/api/images/a.jpg',
    imageUrl2: '/api/images/b.jpg',
    images: [upload('a'), upload('b')],
  });
});

it('changes nothing if no picture is chosen', () => {
  expect(choosePictures(seededPictures, {})).toEqual(seededPictures);
});

it('keeps the third view and the strip if only the second picture changes', () => {
  expect(choosePictures(seededPictures, { imageUrl2: upload('b') })).toEqual({
    ...seededPictures,
    imageUrl2: '/api/images/b.jpg',
    images: [closeUp, upload('b'), detail],
  });
  expect(choosePictures(seededPictures, { imageUrl2: null }).images).toEqual([closeUp, detail]);
});

it('removes pictures of another stone when the first picture changes', () => {
  expect(choosePictures(seededPictures, { imageUrl: upload('a') })).toEqual({
    imageUrl: '/api/images/a.jpg',
    imageUrl2: scene.url,
    images: [upload('a'), scene],
    stripUrl: null,
  });
  expect(choosePictures(seededPictures, { imageUrl: null, imageUrl2: null })).toEqual(noPictures);
});

it('adds the strip of the chosen stone', () => {
  expect(choosePictures(noPictures, { imageUrl: closeUp }).stripUrl).toBe(carrara?.stripUrl);
});

it('lists a picture only once if it is chosen twice', () => {
  const chosenPictures = choosePictures(noPictures, { imageUrl: upload('a'), imageUrl2: upload('a') });
  expect(chosenPictures.images).toEqual([upload('a')]);
});

it('recognises generated pictures by their URL', () => {
  expect(findStonePicture(closeUp.url)).toEqual(closeUp);
  expect(findStonePicture('/stone/carrara-white/close-800.jpg')).toEqual(closeUp);
  expect(findStonePicture('/stone/carrara-white/close-801.jpg')).toBeUndefined();
  expect(findStonePicture('/stone/../etc/passwd')).toBeUndefined();
});
