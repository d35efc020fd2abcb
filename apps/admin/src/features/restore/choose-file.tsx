import { Button } from '@app/ui';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { text } from './text';

interface ChooseFileProps {
  label?: string;
  isDisabled?: boolean;
  onFile: (file: File) => void;
}

/** The browser's own choice of a file. */
export function ChooseFile({ label = text.choose, isDisabled, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={FileUp}
        className="wide:min-h-10!"
        isDisabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={text.file}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
