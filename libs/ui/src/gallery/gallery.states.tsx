import type { UiStates, UiState } from '../testing';
import type { GalleryImage } from './gallery';
import { GalleryDialog } from './gallery-dialog';

const drawing = (color: string): GalleryImage => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${color}"/></svg>`,
  )}`,
  width: 800,
  height: 600,
  srcset: { avif: '', jpeg: '' },
  placeholder: color,
});
const broken: GalleryImage = { ...drawing('#868780'), url: 'data:image/jpeg;base64,broken' };
const stones = ['#e8e4da', '#3d3f42', '#b9a58c'].map(drawing);

const gallery = (images: readonly GalleryImage[], title = 'Calacatta Gold'): UiState => ({
  view: () => (
    <GalleryDialog
      gallery={{ title, images }}
      onClose={() => undefined}
      note="Illustration of the stone. Natural stone varies; see a sample in the showroom."
    />
  ),
});

export const states: UiStates = {
  title: 'Gallery',
  states: {
    'one picture': gallery(stones.slice(0, 1)),
    'several pictures': gallery(stones),
    'the last of several, by keys': {
      ...gallery(stones),
      play: ({ user }) => user.keyboard('{ArrowLeft}'),
    },
    'more than have room': gallery(Array.from({ length: 24 }, (_, at) => drawing(`hsl(${at * 15} 30% 60%)`))),
    'a broken picture': gallery([broken, ...stones]),
    'long text': gallery(
      stones.map((image) => ({ ...image, caption: 'A top with an oval basin in a room with a view' })),
      'Statuario Venato, book-matched, honed, with a waterfall edge on both sides',
    ),
  },
};
