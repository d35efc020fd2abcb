import type { CatalogueKind, PriceChangeLine } from '@app/contracts';
import type { ReactNode } from 'react';
import { text } from './text';

const pounds = (price: string) => (price.startsWith('-') ? `−£${price.slice(1)}` : `£${price}`);

/** A price list has lines of several kinds, whose ids may be the same. */
type Line = Omit<PriceChangeLine, 'problem'> & { problem?: string | null; kind?: CatalogueKind };

/** What each price would become; a price out of its limits says so. */
export const PreviewTable = ({ lines }: { lines: readonly Line[] }) => (
  // A long list scrolls by itself, and with the keyboard.
  <div
    role="region"
    aria-label={text.preview}
    tabIndex={0}
    className="mt-3 max-h-[42dvh] overflow-y-auto rounded-dialog border border-line"
  >
    <table className="num w-full border-separate border-spacing-0 text-admin">
      <thead>
        <tr className="[&>th]:sticky [&>th]:top-0 [&>th]:h-9 [&>th]:border-b [&>th]:border-line [&>th]:bg-raised [&>th]:px-3 [&>th]:text-caption [&>th]:font-[500] [&>th]:text-ink-3">
          <th scope="col" className="text-left">
            {text.columns.name}
          </th>
          <th scope="col" className="text-right">
            {text.columns.from}
          </th>
          <th scope="col" className="text-right">
            {text.columns.to}
          </th>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {lines.map((line) => (
          <tr
            key={`${line.kind ?? ''}${line.id}`}
            className="[&>*]:border-b [&>*]:border-line [&>*]:px-3 [&>*]:py-2"
          >
            <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
              {line.name}
              {line.materialName && <span className="text-ink-3"> {line.materialName}</span>}
              {line.problem && <span className="block text-caption font-label text-bad">{line.problem}</span>}
            </th>
            <td className="text-right whitespace-nowrap text-ink-3">{pounds(line.from)}</td>
            <td className={`text-right font-strong whitespace-nowrap ${line.problem ? 'text-bad' : ''}`}>
              {pounds(line.to)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What a step says first; it takes the focus, since the button that led here is gone. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <h3 ref={focus} tabIndex={-1} className="text-body font-strong outline-none">
    {children}
  </h3>
);

const focus = (heading: HTMLElement | null) => heading?.focus();
