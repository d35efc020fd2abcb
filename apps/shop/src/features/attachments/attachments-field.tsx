import { attachmentTypes } from '@app/contracts';
import { buttonClass, cx, Field } from '@app/ui';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { text } from './text';
import type { Attachments } from './use-attachments';

/** Chooses photos and plans to send: with a button, or by dropping them. */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { chosenFiles, problem, announcement, views, add, remove } = attachments;
  const input = useRef<HTMLInputElement>(null);
  const { isOver: isDraggedOver, dropArea } = useDropArea(add);
  return (
    <Field label={text.label} isOptional hint={text.hint} error={problem}>
      {(control) => (
        <div {...dropArea}>
          {views && (
            <views.ChosenFiles
              files={chosenFiles}
              onRemove={(id) => {
                remove(id);
                input.current?.focus();
              }}
            />
          )}
          <div
            className={cx(
              'relative flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-2 border border-dashed px-3 py-2.5',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-chalk',
              isDraggedOver ? 'border-chalk bg-chalk-tint' : 'border-line-strong',
            )}
          >
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={attachmentTypes.join(',')}
              className="sr-only"
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                // Lets a removed file be chosen again.
                currentTarget.value = '';
              }}
            />
            <label
              htmlFor={control.id}
              className={`${buttonClass({ kind: 'quiet', size: 'small' })} cursor-pointer`}
            >
              {text.add}
            </label>
            <span className="text-small text-ink-3 pointer-coarse:hidden">{text.orDrop}</span>
          </div>
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </div>
      )}
    </Field>
  );
}

/** A file dropped beside the area would otherwise open in the tab, in place of the form. */
function useDropArea(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const preventDefault = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', preventDefault);
    window.addEventListener('drop', preventDefault);
    return () => {
      window.removeEventListener('dragover', preventDefault);
      window.removeEventListener('drop', preventDefault);
    };
  }, []);
  return {
    isOver,
    dropArea: {
      onDragOver: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
