import type { ComponentType } from 'react';
import type { Part } from './part';
import { PartFailed } from './part-failed';
import { PartView } from './part-view';
import { text } from './text';

interface PrivatePageProps<P extends object> {
  title: string;
  part: Part<ComponentType<P>>;
  props: P;
}

/** A page of one visitor's own quote or payment, which only the browser can make. */
export function PrivatePage<P extends object>({ title, part, props }: PrivatePageProps<P>) {
  return (
    <>
      <title>{title}</title>
      <PartView
        part={part}
        props={props}
        loading={<p className="wrap min-h-140 py-18 text-ink-3">{text.loadingPage}</p>}
        failed={(retry) => (
          <div className="wrap min-h-140 py-18">
            <PartFailed title={text.pageFailed} retry={retry} />
          </div>
        )}
      />
    </>
  );
}
