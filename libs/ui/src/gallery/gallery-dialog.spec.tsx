import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Gallery } from './gallery';
import { GalleryDialog } from './gallery-dialog';

const anImage = (name: string) => ({
  url: `/stone/${name}.jpg`,
  width: 800,
  height: 600,
  srcset: { avif: '', jpeg: '' },
});

const aGallery = (...names: string[]): Gallery => ({ title: 'Calacatta Gold', images: names.map(anImage) });

function Page({ gallery }: { gallery: Gallery }) {
  const [galleryShown, setGalleryShown] = useState<Gallery | null>(null);
  return (
    <>
      <button onClick={() => setGalleryShown(gallery)}>Pictures</button>
      <GalleryDialog gallery={galleryShown} onClose={() => setGalleryShown(null)} note="An illustration" />
    </>
  );
}

async function openGallery(...names: string[]) {
  const user = userEvent.setup();
  render(<Page gallery={aGallery(...names)} />);
  await user.click(screen.getByRole('button', { name: 'Pictures' }));
  return { user, viewer: within(screen.getByRole('dialog', { name: 'Calacatta Gold' })) };
}

const large = () => screen.getByRole('img', { name: /^Image \d$/ });

describe('The image gallery viewer (specification §2)', () => {
  it('shows one large picture, its number, the total, and keyboard hints', async () => {
    const { viewer } = await openGallery('close', 'edge', 'room');

    expect(large()).toHaveAttribute('alt', 'Image 1');
    expect(large()).toHaveAttribute('src', '/stone/close.jpg');
    expect(viewer.getByRole('status')).toHaveTextContent(/^1 of 3$/);
    expect(viewer.getByText('Images: 3')).toBeInTheDocument();
    expect(
      viewer.getByText(/^Use arrow keys, click arrows, or click thumbnails to navigate/),
    ).toHaveTextContent(/Press ESC to close$/);
    expect(viewer.getByText('An illustration')).toBeInTheDocument();
  });

  it('wraps around, with buttons and arrow keys', async () => {
    const { user, viewer } = await openGallery('close', 'edge', 'room');
    const counter = viewer.getByRole('status');

    await user.click(viewer.getByRole('button', { name: 'Previous image' }));
    expect(counter).toHaveTextContent('3 of 3');
    await user.click(viewer.getByRole('button', { name: 'Next image' }));
    expect(counter).toHaveTextContent('1 of 3');
    await user.keyboard('{ArrowLeft}');
    expect(counter).toHaveTextContent('3 of 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(counter).toHaveTextContent('2 of 3');
    expect(large()).toHaveAttribute('alt', 'Image 2');
  });

  it('shows the picture of a pressed thumbnail, and marks it', async () => {
    const { user, viewer } = await openGallery('close', 'edge');

    await user.click(viewer.getByRole('button', { name: 'Image 2' }));

    expect(large()).toHaveAttribute('src', '/stone/edge.jpg');
    expect(viewer.getByRole('button', { name: 'Image 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('has no thumbnails and disabled arrows for a single picture', async () => {
    const { user, viewer } = await openGallery('close');

    expect(viewer.getByText(/^Single image view/)).toBeInTheDocument();
    expect(viewer.getByRole('button', { name: 'Previous image' })).toBeDisabled();
    expect(viewer.getByRole('button', { name: 'Next image' })).toBeDisabled();
    expect(viewer.queryByRole('button', { name: 'Image 1' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByRole('status')).toHaveTextContent('1 of 1');
  });

  it('says that a picture did not load, and continues to the next', async () => {
    const { user, viewer } = await openGallery('close', 'edge');
    fireEvent.error(large());

    expect(viewer.getByText('This picture did not load')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(large()).toHaveAttribute('src', '/stone/edge.jpg');
    expect(viewer.queryByText('This picture did not load')).not.toBeInTheDocument();
  });

  it('shows the next picture on swipe', async () => {
    const { viewer } = await openGallery('close', 'edge', 'room');
    const push = (from: number, to: number) => {
      fireEvent.touchStart(large(), { touches: [{ clientX: from }], changedTouches: [{ clientX: from }] });
      fireEvent.touchEnd(large(), { changedTouches: [{ clientX: to }] });
    };

    push(300, 280);
    expect(viewer.getByRole('status')).toHaveTextContent('1 of 3');
    push(300, 200);
    expect(viewer.getByRole('status')).toHaveTextContent('2 of 3');
    push(100, 200);
    expect(viewer.getByRole('status')).toHaveTextContent('1 of 3');
  });

  it.each(['Escape', 'Close'])(
    'closes by %s, restores the focus and opens at the first picture again',
    async (way) => {
      const { user, viewer } = await openGallery('close', 'edge');
      await user.keyboard('{ArrowRight}');

      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(viewer.getByRole('button', { name: 'Close' }));

      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Pictures' })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Pictures' }));
      expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
    },
  );
});
