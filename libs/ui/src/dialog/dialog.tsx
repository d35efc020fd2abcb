import { cx } from '../cx';
import { Modal, type ModalProps } from './modal';

type DialogProps = Omit<ModalProps, 'scrimClass' | 'isBesideScrim'>;

export const Dialog = ({ className, ...props }: DialogProps) => (
  <Modal
    {...props}
    scrimClass="z-40 grid place-items-center desktop:p-8"
    className={cx(
      'relative size-full animate-fade-in overflow-hidden desktop:rounded-dialog forced-colors:border desktop:shadow-dialog',
      className,
    )}
  />
);
