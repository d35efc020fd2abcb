import { fileSize, IconButton } from '@app/ui';
import { FileText, Image, X } from 'lucide-react';
import { text } from './queue-text';

export interface ChosenFile {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  isPicture: boolean;
}

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  onRemove: (id: number) => void;
}

export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={text.list} className="mb-2.5 border-y border-line">
      {files.map(({ id, name, size, isPicture }) => {
        const Icon = isPicture ? Image : FileText;
        return (
          <li
            key={id}
            className="flex items-center gap-3 py-0.5 not-first-of-type:border-t not-first-of-type:border-line"
          >
            <Icon aria-hidden className="size-5 flex-none text-ink-3" strokeWidth={1.5} />
            <span className="min-w-0 flex-1 truncate text-label" title={name}>
              {name}
            </span>
            <span className="num flex-none text-small text-ink-3">{fileSize(size)}</span>
            <IconButton icon={X} label={text.remove(name)} onClick={() => onRemove(id)} />
          </li>
        );
      })}
    </ul>
  );
}
