import { aPhoto } from '../../testing/a-file';
import { shrinkPicture } from './shrink-picture';

/** jsdom cannot decode or draw pictures: these fakes do, with the given size. */
function aBrowserThatReads(width: number, height: number, smaller = 300_000) {
  const close = vi.fn();
  const drawImage = vi.fn();
  globalThis.createImageBitmap = vi.fn().mockResolvedValue({ width, height, close });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
    fillRect: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) =>
    callback(new Blob([new Uint8Array(smaller)], { type: 'image/jpeg' })),
  );
  return { close, drawnSize: () => (drawImage.mock.calls[0] as number[]).slice(3) };
}

afterEach(() => vi.restoreAllMocks());

it('reduces a phone’s photo to 2400 px, as JPEG', async () => {
  const browser = aBrowserThatReads(4032, 3024);
  const small = await shrinkPicture(aPhoto('IMG_0412.png', 6_000_000));

  expect(browser.drawnSize()).toEqual([2400, 1800]);
  expect(small).toMatchObject({ name: 'IMG_0412.jpg', type: 'image/jpeg', size: 300_000 });
  expect(browser.close).toHaveBeenCalled();
});

it('rotates a photo upright', async () => {
  const browser = aBrowserThatReads(3024, 4032);
  await shrinkPicture(aPhoto());

  expect(browser.drawnSize()).toEqual([1800, 2400]);
  expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
});

it('leaves a small file unchanged', async () => {
  aBrowserThatReads(1200, 900);
  const photo = aPhoto('small.jpg', 400_000);

  expect(await shrinkPicture(photo)).toBe(photo);
});

it('re-encodes a small but heavy picture, unless that does not help', async () => {
  aBrowserThatReads(2000, 1500);
  const heavy = aPhoto('heavy.png', 5_000_000);
  expect(await shrinkPicture(heavy)).toMatchObject({ name: 'heavy.jpg', size: 300_000 });

  aBrowserThatReads(2000, 1500, 6_000_000);
  expect(await shrinkPicture(heavy)).toBe(heavy);
});

it('says that a file is not a picture', async () => {
  globalThis.createImageBitmap = vi.fn().mockRejectedValue(new Error('no'));

  expect(await shrinkPicture(aPhoto())).toBeNull();
});
