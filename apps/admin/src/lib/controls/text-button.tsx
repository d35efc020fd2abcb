import { cx } from '@app/ui';
import type { ComponentProps } from 'react';

/** A button within text. On phones one can press it above and below its line. */
export const TextButton = ({
  className = 'max-wide:-my-3 max-wide:py-3',
  ...button
}: ComponentProps<'button'>) => (
  <button type="button" {...button} className={cx('font-label text-chalk hover:underline', className)} />
);
