import { Button } from '@app/ui';
import { useRef, type ComponentProps, type Ref } from 'react';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  accept: string;
  label: string;
  onFile: (file: File) => void;
}

export function FileButton({ accept, label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <FileInput ref={input} accept={accept} label={label} onFile={onFile} />
    </>
  );
}

interface FileInputProps extends Pick<FileButtonProps, 'accept' | 'label' | 'onFile'> {
  ref: Ref<HTMLInputElement>;
}

export const FileInput = ({ ref, accept, label, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    hidden
    onChange={({ target }) => {
      const file = target.files?.[0];
      // Lets the same file be chosen again, such as after it was corrected.
      target.value = '';
      if (file) onFile(file);
    }}
  />
);
