import { paths, type AdminMailDetail } from '@app/contracts';
import { Button } from '@app/ui';
import { useState } from 'react';
import { PanelSection } from '../../lib/page';
import { text } from './text';

/**
 * The sent mail in a sandboxed frame, or as plain text. It has colors of its own, dark ones on a dark device, as in
 * mail programs.
 */
export function MailBody({
  mail: { id, label, hasPreview, text: content, state },
}: {
  mail: AdminMailDetail;
}) {
  const [isText, setIsText] = useState(false);
  const title = text.contentTitle(state === 'sent');
  if (!hasPreview && !content) {
    return (
      <PanelSection title={title}>
        <p className="text-small text-ink-2">{state === 'waiting' ? text.nothing : text.erased}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={title}>
      {hasPreview && content && (
        <div role="group" aria-label={title} className="mb-3 flex gap-2">
          <Button aria-pressed={!isText} kind={isText ? 'ghost' : 'quiet'} onClick={() => setIsText(false)}>
            {text.asSeen}
          </Button>
          <Button aria-pressed={isText} kind={isText ? 'quiet' : 'ghost'} onClick={() => setIsText(true)}>
            {text.asText}
          </Button>
        </div>
      )}
      {hasPreview && !(isText && content) ? (
        <iframe
          title={text.preview(label)}
          src={paths.mailPreview(id)}
          sandbox=""
          referrerPolicy="no-referrer"
          loading="lazy"
          // Mail programs show white where a mail sets no color.
          style={{ backgroundColor: '#fff' }}
          className="h-160 w-full rounded-2 border border-line"
        />
      ) : (
        <pre className="rounded-2 border border-line bg-sunken p-3.5 font-mono text-caption whitespace-pre-wrap [overflow-wrap:anywhere]">
          {content}
        </pre>
      )}
    </PanelSection>
  );
}
