import { toastStore } from '@app/ui';
import { render, waitFor } from '@testing-library/react';
import { galleryText, LazyGallery } from './lazy-gallery';

vi.mock('./gallery-dialog', () => {
  throw new Error('The file is gone.');
});

it('says that the pictures did not open, and retries on the next press', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<LazyGallery gallery={null} onClose={onClose} />);
  expect(onClose).not.toHaveBeenCalled();

  rerender(<LazyGallery gallery={{ title: 'Calacatta Gold', images: [] }} onClose={onClose} />);

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toastStore.current()).toMatchObject([galleryText.didNotOpen]);
});
