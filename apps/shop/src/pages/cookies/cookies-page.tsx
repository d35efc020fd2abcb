import { LegalPage, LegalSection } from '../../features/legal/legal-page';
import type { PageMeta } from '../../lib/page-meta';
import { text } from './text';

export const meta: PageMeta = text.meta;

export function CookiesPage() {
  const { storage, cookies, notUsed } = text;
  return (
    <LegalPage title={text.title} intro={text.intro}>
      {[storage, cookies].map(({ title, description, entries }) => (
        <LegalSection key={title} title={title}>
          <p>{description}</p>
          <StorageTable caption={title} entries={entries} />
        </LegalSection>
      ))}
      <LegalSection title={notUsed.title}>
        <p>{notUsed.description}</p>
      </LegalSection>
    </LegalPage>
  );
}

interface StorageTableProps {
  caption: string;
  entries: readonly { name: string; purpose: string; until: string }[];
}

/** In a narrow column each row becomes a block with its column names. */
function StorageTable({ caption, entries }: StorageTableProps) {
  const { name, purpose, until } = text.table;
  return (
    <table className="mt-4 w-full text-left text-label max-desktop:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-desktop:sr-only">
        <tr className="border-b border-ink text-ink-3">
          {[name, purpose, until].map((column) => (
            <th key={column} scope="col" className="pr-5 pb-2 font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desktop:block">
        {entries.map((entry) => (
          <tr
            key={entry.name}
            className="border-b border-line align-top last:border-b-0 max-desktop:block max-desktop:py-3"
          >
            <th
              scope="row"
              className="font-strong text-ink max-desktop:block desktop:w-40 desktop:py-3 desktop:pr-5"
            >
              {entry.name}
            </th>
            <td className="max-desktop:block desktop:py-3 desktop:pr-5">{entry.purpose}</td>
            <td className="text-ink-3 max-desktop:block desktop:w-48 desktop:py-3">
              <span className="desktop:hidden">{until}: </span>
              {entry.until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
