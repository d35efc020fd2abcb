import { Button } from '@app/ui';
import { useRef, type ComponentProps } from 'react';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What kinds of files are offered. */
  accept: string;
  /** Of the file itself: 'Price list as CSV'. */
  label: string;
  onFile: (file: File) => void;
}

/** The browser's own choice of a file. */
export function FileButton({ accept, label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again, such as after it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
